/** The exported functions of the shared packages and of the core of the api say in a doc comment what they do. */
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

const isFunction = (declaration) =>
  declaration?.type === 'FunctionDeclaration' ||
  (declaration?.type === 'VariableDeclaration' &&
    declaration.declarations.some(({ init }) => functions.has(init?.type)));

export const documentedFunctions = {
  meta: {
    type: 'suggestion',
    messages: { missing: 'Say in a doc comment what this function does, its units and errors.' },
  },
  create: ({ sourceCode, report }) => ({
    ExportNamedDeclaration(node) {
      const hasComment = sourceCode
        .getCommentsBefore(node)
        .some(({ type, value }) => type === 'Block' && value.startsWith('*'));
      if (isFunction(node.declaration) && !hasComment) report({ node, messageId: 'missing' });
    },
  }),
};
