import { eq } from 'drizzle-orm';
import { demoAccounts } from './core/configuration/demo-accounts';
import { refuseDemoAccounts } from './core/database/demo-accounts';
import { users } from './core/database/schema/users';
import { describeOnEachDatabase, people } from './testing';

describeOnEachDatabase('the start in production', (test) => {
  const api = test.api();

  it('is refused while an account of the demo can sign in', async () => {
    await expect(refuseDemoAccounts(api.database)).resolves.toBeUndefined();
    const isEmployee = eq(users.id, people.employee.id);
    await api.database.update(users).set({ email: demoAccounts[0] }).where(isEmployee);
    await expect(refuseDemoAccounts(api.database)).rejects.toThrow('everybody knows their password');
    await api.database.update(users).set({ passwordHash: null }).where(isEmployee);
    await expect(refuseDemoAccounts(api.database)).resolves.toBeUndefined();
  });
});

describeOnEachDatabase('the end of the server', (test) => {
  const api = test.api();

  it('lets what runs finish and accepts nothing new', async () => {
    const order: string[] = [];
    api.app.context.background.start('a mail', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('mail sent');
    });
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const address = api.app.server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await api.app.close();
    order.push('closed');
    expect(order).toEqual(['mail sent', 'closed']);
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow();
  });
});
