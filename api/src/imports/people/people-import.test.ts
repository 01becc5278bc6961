import { Role } from '@park/domain';
import { eq } from 'drizzle-orm';
import { invitations } from '../../core/database/schema/invitations';
import { users } from '../../core/database/schema/users';
import { describeOnDatabase, emailOf, people, type PersonName } from '../../testing';

const columns = ['email', 'firstName', 'lastName', 'role', 'phone', 'birthDate'];
const header = 'E-Mail;Vorname;Nachname;Rolle;Telefon;Geburtsdatum';

describeOnDatabase('importing people', (test) => {
  const api = test.api();
  const formOf = (content: string | Buffer, more: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'people.csv'));
    form.set('columns', JSON.stringify(columns));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return form;
  };
  const send = async (path: string, form: FormData, by: PersonName = 'companyAdministrator') => {
    const request = new Request('http://x/', { method: 'POST', body: form });
    return api.as(by).request({
      method: 'POST',
      url: `/api/people-imports${path}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const preview = (lines: string[], by?: PersonName) => send('/preview', formOf([header, ...lines].join('\r\n')), by);
  const errorsOf = (answer: { body: { rows: { row: number; errors: { key: string }[] }[] } }) =>
    answer.body.rows.flatMap(({ row, errors }) => errors.map(({ key }) => [row, key]));

  it('proposes what the columns hold, whatever program wrote them', async () => {
    // Windows-1252, as Excel writes it: 0x9C is œ there and nothing in Latin-1.
    const latin = Buffer.from('E-mail;Pr\xe9nom;Nom\r\na@x.park;Zo\xe9;S\x9cur M\xfcller\r\n', 'latin1');
    const { body } = await send('/columns', formOf(latin));
    expect(body).toEqual({
      columns: [
        { name: 'E-mail', field: 'email', examples: ['a@x.park'] },
        { name: 'Prénom', field: 'firstName', examples: ['Zoé'] },
        { name: 'Nom', field: 'lastName', examples: ['Sœur Müller'] },
      ],
      rowCount: 1,
    });
  });

  it('says per row what it would do, errors first, and writes nothing', async () => {
    const { body } = await preview([
      'new@x.park;Nina;New;;;',
      `${emailOf('employee')};Emil;Renamed;;;`,
      `${emailOf('colleague').toUpperCase()};Colin;Colleague;;;`,
      'broken;Nina;New;;;',
    ]);
    expect(body.counts).toEqual({ create: 1, update: 1, unchanged: 1, error: 1 });
    expect(body.rows.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome])).toEqual([
      [5, 'error'],
      [2, 'create'],
      [3, 'update'],
      [4, 'unchanged'],
    ]);
    expect(body.rows[0].errors).toEqual([{ field: 'email', value: 'broken', key: 'errors.field.email' }]);
    expect(body.rows[2].changes).toEqual([{ field: 'lastName', before: 'Employee', after: 'Renamed' }]);
    expect(await api.database.select().from(invitations)).toEqual([]);
  });

  it('never exceeds the rights of the importer', async () => {
    const lines = [
      `${emailOf('companySupervisor')};Selma;Other;;;`,
      `${emailOf('employee')};Emil;Employee;Super administrator;;`,
      `${emailOf('companyAdministrator')};Carla;Admin;Employee;;`,
      `${emailOf('otherEmployee')};Oskar;Mine;;;`,
      'boss@x.park;B;Boss;4622;;',
      'chief@x.park;C;Chief;CompanyAdministrator;;',
    ];
    expect(errorsOf(await preview(lines))).toEqual([
      [2, 'errors.import.mayNotEdit'],
      [3, 'errors.people.roleNotAssignable'],
      [4, 'errors.people.ownRole'],
      [5, 'errors.invitations.otherCompany'],
      [6, 'errors.people.roleNotAssignable'],
    ]);
    expect((await preview(lines, 'employee')).status).toBe(403);
  });

  it('refuses formulas, duplicates and people who are too young', async () => {
    const answer = await preview([
      '=HYPERLINK("x");Nina;New;;;',
      'a@x.park;=1+1;New;;;',
      'b@x.park;Nina;New;;;1.1.2020',
      'c@x.park;Nina;New;;+41 21 000 00 00;31.12.1990',
      'C@x.park;Nina;Again;;;',
      'd@x.park;Nina;New;Nobody;;1990-02-30',
    ]);
    expect(errorsOf(answer)).toEqual([
      [2, 'errors.import.formula'],
      [3, 'errors.import.formula'],
      [4, 'errors.people.tooYoung'],
      [6, 'errors.import.duplicate'],
      [7, 'errors.field.choice'],
      [7, 'errors.field.date'],
    ]);
    expect(answer.body.counts.create).toBe(1);
  });

  it('applies the accepted rows exactly as they were shown', async () => {
    const text = [
      header,
      'one@x.park;One;New;Facilities;;',
      'two@x.park;"Two\nLines";New;;;',
      'broken;Three;New;;;',
      `${emailOf('employee')};Emil;Imported;;+41 21 111;`,
    ].join('\n');
    const { hash } = (await send('/preview', formOf(text))).body;
    const applied = await send('', formOf(text, { hash }));
    expect([applied.status, applied.body.counts]).toEqual([200, { create: 2, update: 1, unchanged: 0, error: 1 }]);
    // As spreadsheets of Switzerland open it by a double click.
    expect(applied.body.resultFile).toMatch(/^\uFEFFrow;email;outcome;reason\r\n/);
    expect(applied.body.resultFile).toContain('4;;error;email broken errors.field.email\r\n');
    expect((await api.database.select().from(invitations)).map(({ role }) => role).sort()).toEqual([
      Role.Employee,
      Role.Facilities,
    ]);
    const [changed] = await api.database.select().from(users).where(eq(users.id, people.employee.id));
    expect(changed).toMatchObject({ lastName: 'Imported', phone: '+41 21 111', role: Role.Employee });
  });

  it('imports the good half of 500 people whom Excel wrote, and names each row of the other half', async () => {
    const faults = ['no address;Zo\xe9;M\xfcller;;;', '=1+1;Zo\xe9;M\xfcller;;;', 'x1@excel.park;;M\xfcller;;;'];
    const lines = Array.from({ length: 500 }, (_none, index) =>
      index % 2 === 0 ? `x${index}@excel.park;Zo\xe9;M\xfcller ${index};;;` : (faults[index % 3] ?? ''),
    );
    const file = Buffer.from([header, ...lines].join('\r\n'), 'latin1');
    const planned = (await send('/preview', formOf(file))).body;
    expect(planned.counts).toEqual({ create: 250, update: 0, unchanged: 0, error: 250 });
    const rows = planned.rows as { row: number; outcome: string; errors: unknown[] }[];
    expect(rows.slice(0, 250).map(({ row }) => row)).toEqual(Array.from({ length: 250 }, (_none, at) => at * 2 + 3));
    expect(rows.slice(0, 250).every(({ errors }) => errors.length > 0)).toBe(true);
    const applied = await send('', formOf(file, { hash: planned.hash }));
    expect([applied.status, applied.body.counts.create]).toEqual([200, 250]);
    const made = (await api.database.select().from(invitations)).filter(({ email }) => email.endsWith('@excel.park'));
    expect(made).toHaveLength(250);
    expect(made.find(({ email }) => email === 'x498@excel.park')).toMatchObject({
      firstName: 'Zoé',
      lastName: 'Müller 498',
    });
    // The same table again: those who are invited already stay as they are.
    expect((await send('/preview', formOf(file))).body.counts).toEqual({
      create: 0,
      update: 0,
      unchanged: 250,
      error: 250,
    });
  });

  it('refuses to apply when something has changed since, with the new plan', async () => {
    const text = [header, `${emailOf('colleague')};Colin;Renamed;;;`].join('\n');
    const { hash } = (await send('/preview', formOf(text))).body;
    await api.database.update(users).set({ version: 7 }).where(eq(users.id, people.colleague.id));
    const refused = await send('', formOf(text, { hash }));
    expect([refused.status, refused.body.key]).toEqual([409, 'errors.import.changed']);
    const applied = await send('', formOf(text, { hash: refused.body.details.plan.hash }));
    expect(applied.status).toBe(200);
    expect((await send('', formOf(`${text}\n`, { hash }))).status).toBe(409);
  });

  it('is applied once by two administrators who import the same file at the same moment', async () => {
    const text = [header, ...[1, 2, 3, 4].map((at) => `twin${at}@x.park;Nina;New;;;`)].join('\n');
    const { hash } = (await send('/preview', formOf(text))).body;
    const answers = await Promise.all(
      (['companyAdministrator', 'companySupervisor'] as const).map((by) => send('', formOf(text, { hash }), by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect([late?.body.key, late?.body.details.plan.counts]).toEqual([
      'errors.import.changed',
      { create: 0, update: 0, unchanged: 4, error: 0 },
    ]);
  });

  it('refuses what is no table or too long', async () => {
    const long = [header, ...Array.from({ length: 10_000 }, (_none, index) => `p${index}@x.park;A;B;;;`)].join('\n');
    const keyOf = async (content: string | Buffer) => (await send('/preview', formOf(content))).body.key;
    expect(await keyOf(long)).toBe('errors.import.tooManyRows');
    expect(await keyOf(Buffer.from([0, 1, 2, 0]))).toBe('errors.import.notATable');
    expect(await keyOf(header)).toBe('errors.import.noRows');
    expect((await send('/preview', formOf('a;b\n1;2', { columns: '[null,null]' }))).body.fields).toEqual({
      email: 'errors.field.required',
      firstName: 'errors.field.required',
      lastName: 'errors.field.required',
    });
  });
});
