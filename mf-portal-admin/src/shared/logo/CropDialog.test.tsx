import { screen, type FakeAnswers } from '@park/testing';
import { renderPortal } from '../../testing/render-portal';
import { managedCompany } from '../../testing/managed-company';
import { CropDialog } from './CropDialog';

const image = { width: 20, height: 10 } as ImageBitmap;
const open = (answers: FakeAnswers = {}) =>
  renderPortal(() => <CropDialog company={managedCompany()} image={image} onClose={() => undefined} />, { answers });

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

it('says so when the browser cannot make an image of the crop', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
  const page = open();
  await page.user.click(screen.getByRole('button', { name: 'Use this logo' }));
  expect(await screen.findByText(/^This image cannot be opened/)).toBeInTheDocument();
  expect(page.client.calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
});
