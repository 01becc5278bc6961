import { parseDevelopmentChoice } from './dev-choice';

const remotes = ['mf-directory', 'mf-parkshare'];

describe('npm run dev', () => {
  it('follows everything when nothing is named', () => {
    expect(parseDevelopmentChoice([], remotes)).toEqual({ watched: remotes, isEverything: true, portal: null });
  });
  it('follows what is named, alone', () => {
    expect(parseDevelopmentChoice(['mf-parkshare', 'mf-parkshare'], remotes)).toEqual({
      watched: ['mf-parkshare'],
      isEverything: false,
      portal: null,
    });
  });
  it('uses the other remotes of a portal', () => {
    expect(
      parseDevelopmentChoice(['mf-parkshare', '--portal', 'https://portal.park.example/news'], remotes),
    ).toMatchObject({ portal: 'https://portal.park.example' });
  });
  it.each([
    [['mf-rooms'], /^There is no remote mf-rooms\. There are mf-directory, mf-parkshare;/],
    [['mf-parkshare', '--portal', 'portal.park'], /^--portal: portal\.park is not an address/],
    [['--portal', 'https://portal.park.example'], /^--portal needs the remote/],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => parseDevelopmentChoice(args, remotes)).toThrow(message);
  });
});
