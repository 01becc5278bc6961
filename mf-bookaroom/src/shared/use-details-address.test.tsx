import { useNavigate } from '@park/platform';
import { renderRemotePage, screen } from '@park/testing';
import { useDetailsAddress } from './use-details-address';

function Page() {
  const details = useDetailsAddress();
  const navigate = useNavigate();
  return (
    <>
      <p>{details.openId ?? 'closed'}</p>
      <button onClick={() => details.open('review')}>open</button>
      <button onClick={details.close}>close</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

it('closes with Back, and does not open again what was closed', async () => {
  const page = renderRemotePage(Page, { at: '/book-a-room', remote: 'mf-bookaroom', texts: {} });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  await press('open');
  expect(screen.getByText('review')).toBeInTheDocument();
  await press('back');
  expect(screen.getByText('closed')).toBeInTheDocument();
  await press('open');
  await press('close');
  await press('back');
  expect(screen.getByText('closed')).toBeInTheDocument();
});
