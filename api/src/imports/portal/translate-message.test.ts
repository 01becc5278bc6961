import { readCompanyFile } from '../companies/read-company-file';
import { readEvents } from '../feeds/read-events';
import { readNews } from '../feeds/read-news';
import { translateMessage } from './translate-message';

const inFrench = (message: string) => translateMessage(message, 'fr');

describe('a message of an import', () => {
  it('keeps its values in French, and stays as it is in English', () => {
    const message = '"Aurora" is no building of this park; did you mean "Aurore"?';
    expect(inFrench(message)).toBe(
      '"Aurora" n’est pas un bâtiment de ce parc\u00a0; vouliez-vous dire "Aurore"\u00a0?',
    );
    expect(translateMessage(message, 'en')).toBe(message);
    expect(inFrench('')).toBe('');
  });

  it('is translated in each part where several are said of one row', () => {
    expect(
      inFrench(
        'new sectors, to be reviewed in the catalog: Lift, Ski; category: the park has no "Spin-off"; did you mean "Spin-of"?',
      ),
    ).toBe(
      'nouveaux secteurs, à vérifier dans le catalogue\u00a0: Lift, Ski\u00a0; category\u00a0: le parc ne connaît pas "Spin-off"\u00a0; vouliez-vous dire "Spin-of"\u00a0?',
    );
  });

  it('does not take a second remark for the value of the first', () => {
    expect(
      inFrench('category: the park has no "Lab"; name: the park has a company "Auscultia" already (auscultia)'),
    ).toBe(
      'category\u00a0: le parc ne connaît pas "Lab"\u00a0; name\u00a0: le parc a déjà une entreprise "Auscultia" (auscultia)',
    );
    expect(inFrench('"a; b" is not a phone number')).toBe('"a; b" n’est pas un numéro de téléphone');
  });

  it('names the fields that an import has left alone', () => {
    expect(inFrench('"Talk": left as edited in the portal: place, text')).toBe(
      '"Talk"\u00a0: laissé tel que modifié dans le portail\u00a0: lieu, texte',
    );
  });

  it('keeps what it does not know', () => {
    expect(inFrench('something new')).toBe('something new');
  });

  it('is French for everything that a table of companies can have wrong', () => {
    const read = (text: string) =>
      readCompanyFile('c.csv', Buffer.from(text), [{ code: 'a', name: 'Aurore' }], () => {});
    const header = 'key,name,category,website,founded,email,phone,published,building,university_spin_off';
    const results = [
      read(''),
      read('key,nam\n'),
      read(`${header},name\n`),
      read(`key,name,\n`),
      read('key,name\n"a,b\n'),
      read(
        [
          header,
          'no key!,A,Tenant,,,,,,,',
          'b,,Tenant,,,,,,,',
          'c,C,Tenant,ftp://x,,,,,,',
          'd,D,Tenant,,soon,,,,,',
          'e,E,Tenant,,,x,,,,',
          'f,F,Tenant,,,,call,,,',
          'g,G,Tenant,,,,,maybe,,',
          'h,H,Tenant,,,,,,Aurora,',
          'i,I,Tenant,,,,,,Nowhere,',
          'j,J,Tenant,,,,,,,',
          'j,J,Tenant,,,,,,,',
          'k,K',
          `l,${'x'.repeat(300)},Tenant,,,,,,,`,
        ].join('\n'),
      ),
    ];
    const messages = results.flatMap((result) => ('problems' in result ? result.problems : result.faults));
    expect(messages.length).toBeGreaterThan(14);
    expect(messages.filter(({ message }) => inFrench(message) === message)).toEqual([]);
  });

  it('is French for what calendars and feeds have wrong', () => {
    const horizon = { from: new Date('2026-01-01'), until: new Date('2027-01-01') };
    const calendar = (...lines: string[]) =>
      readEvents(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'), {
        zone: 'Europe/Zurich',
        horizon,
      }).problems;
    const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
    const start = 'DTSTART:20260401T100000Z';
    const messages = [
      ...calendar('BEGIN:VTODO', 'UID:t', 'END:VTODO'),
      ...calendar(...event('UID:a', start)),
      ...calendar(...event('UID:b', 'SUMMARY:B')),
      ...calendar(...event(start, 'SUMMARY:C')),
      ...calendar(...event('UID:d', 'SUMMARY:D', start, 'DTEND:20260401T090000Z')),
      ...calendar(...event('UID:e', 'SUMMARY:E', start, 'RRULE:FREQ=WEEKLY')),
      ...calendar(...event('UID:f', 'SUMMARY:F', 'DTSTART:20200401T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=3')),
      ...calendar(...event('UID:g', 'SUMMARY:G', start, 'RRULE:FREQ=YEARLY;RSCALE=HEBREW')),
      ...calendar(...event('UID:h', 'SUMMARY:H', start), ...event('UID:h', 'SUMMARY:H', start)),
      ...calendar(...event('UID:i', 'SUMMARY:I', 'DTSTART;TZID=Moon/Base:20260401T100000')),
      ...readEvents('no calendar', { zone: 'Europe/Zurich', horizon }).problems,
      ...readNews('<html></html>', { zone: 'Europe/Zurich' }).problems,
    ].map(({ message }) => message);
    expect(messages.length).toBeGreaterThanOrEqual(11);
    expect(messages.filter((message) => inFrench(message) === message)).toEqual([]);
  });
});
