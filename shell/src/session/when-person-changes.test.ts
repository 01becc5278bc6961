import { acme, luc, signedIn } from './session-fixture';
import { whenPersonChanges } from './when-person-changes';

describe('change of person', () => {
  it('is called at logout and when another person signs in, not when the same person’s profile changes', async () => {
    const { store, client, jar } = await signedIn();
    const listener = jest.fn();
    whenPersonChanges(store, listener);
    store.updateProfile({ parkshareCredits: 0 });
    expect(listener).not.toHaveBeenCalled();
    store.logout();
    expect(listener).toHaveBeenCalledTimes(1);
    client.answer({ 'POST /api/auth/login': () => (jar.set('token', 'marker'), { user: luc, company: acme }) });
    await store.login('luc@demo.park', 'x');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
