import { shortClassNames } from './class-names';

const at = (file: string) => ({ resourcePath: `/park/shell/${file}` });

test('a class is named by its app, its file and its name in the source', () => {
  const nameOf = shortClassNames('/park/shell', 'shell');
  const label = nameOf(at('src/Page.module.css'), '', 'label');
  expect(label).toMatch(/^shell_[A-Za-z0-9]{4}label$/);
  expect(nameOf(at('src/Page.module.css'), '', 'title')).toBe(label.replace('label', 'title'));
  expect(nameOf(at('src/Card.module.css'), '', 'label')).not.toBe(label);
});

test('the name does not depend on the place of the project, nor on what was built before', () => {
  const nameOf = shortClassNames('/park/shell', 'shell');
  nameOf(at('src/Card.module.css'), '', 'label');
  const elsewhere = shortClassNames('/home/shell', 'shell');
  expect(elsewhere({ resourcePath: '/home/shell/src/Page.module.css' }, '', 'label')).toBe(
    nameOf(at('src/Page.module.css'), '', 'label'),
  );
});

test('two files with the same short name stop the build', () => {
  const nameOf = shortClassNames('/park/shell', 'shell');
  const nameAll = () => {
    for (let number = 0; number < 100_000; number++) nameOf(at(`src/${number}.module.css`), '', 'label');
  };
  expect(nameAll).toThrow(/^The class names of src\/\d+\.module\.css and src\/\d+\.module\.css would be the same\./);
});
