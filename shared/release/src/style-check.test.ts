import { checkStyles } from './style-check';

const check = (content: string) => checkStyles([{ path: 'a.css', content }], 'mf-a_');

describe('styles', () => {
  it.each([
    ['a rule of its own', '@layer remote{.mf-a_x{color:red}}'],
    [
      'conditions around and inside',
      '@media print{@layer remote{.mf-a_x{color:red}}}@layer remote{@container (width>=2rem){.mf-a_x>*{color:red}}}',
    ],
    ['parts of the design system that it bundles', '@layer ui{.mf-a_x:hover{color:red}}'],
    [
      'names with its prefix',
      '@layer remote{@keyframes mf-a_spin{to{opacity:0}}@font-face{font-family:"mf-a_Text";src:url(x.woff2)}}',
    ],
    ['several selectors, each of its own', '@layer remote{.mf-a_x,.mf-a_y .other,:is(.mf-a_p,.mf-a_q) b{color:red}}'],
    ['nested rules', '@layer remote{.mf-a_x{&:hover{color:red} .inner{color:red}}}'],
    ['nothing', ''],
  ])('may have %s', (_what, content) => {
    expect(check(content)).toMatchObject({ check: 'styles', ok: true, detail: [] });
  });

  it.each([
    ['a rule outside of its layers', '.mf-a_x{color:red}', '.mf-a_x is outside of @layer remote and ui'],
    ['a layer of others', '@layer shell{.mf-a_x{color:red}}', '@layer shell is no layer of a remote'],
    ['the root', '@layer remote{:root{--x:1}}', ':root does not begin at a class of the remote'],
    ['an element', '@layer remote{body .mf-a_x{color:red}}', 'body .mf-a_x does not begin at a class of the remote'],
    ['everything', '@layer remote{*{color:red}}', '* does not begin at a class of the remote'],
    ['another remote’s class', '@layer remote{.mf-b_x{color:red}}', '.mf-b_x does not begin at a class of the remote'],
    [
      'a longer name that only begins alike',
      '@layer remote{.mf-ab_x{color:red}}',
      '.mf-ab_x does not begin at a class of the remote',
    ],
    [
      'one stray selector among good ones',
      '@layer remote{.mf-a_x,p{color:red}}',
      'p does not begin at a class of the remote',
    ],
    [
      'a stray branch of :is()',
      '@layer remote{:is(.mf-a_x,p) b{color:red}}',
      ':is(.mf-a_x,p) b does not begin at a class of the remote',
    ],
    [
      'an ancestor by nesting',
      '@layer remote{.mf-a_x{body:has(&){color:red}}}',
      'body:has(&) does not begin at a class of the remote',
    ],
    [
      'keyframes without prefix',
      '@layer remote{@keyframes spin{to{opacity:0}}}',
      '@keyframes spin has a name without the prefix mf-a_',
    ],
    [
      'vendor keyframes without prefix',
      '@layer remote{@-webkit-keyframes spin{to{opacity:0}}}',
      '@-webkit-keyframes spin has a name without the prefix mf-a_',
    ],
    [
      'a font that others could have',
      '@layer remote{@font-face{font-family:Inter;src:url(x)}}',
      '@font-face Inter has a name without the prefix mf-a_',
    ],
    [
      'an import',
      '@import url(https://elsewhere.example/a.css);',
      '@import url(https://elsewhere.example/a.css) acts on the whole page',
    ],
    ['page rules', '@layer remote{@page{margin:0}}', '@page  acts on the whole page'],
  ])('may not have %s', (_what, content, finding) => {
    const found = check(content);
    expect([found.ok, found.detail]).toEqual([false, [`a.css: ${finding}`]]);
  });

  it('that cannot be read are refused with the place', () => {
    const found = check('@layer remote{.mf-a_x{color:red}');
    expect(found.ok).toBe(false);
    expect(found.detail[0]).toMatch(/a\.css: cannot be read: .*1:1/);
  });
});
