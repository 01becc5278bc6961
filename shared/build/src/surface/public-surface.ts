/**
 * What remotes may rely on, as text: every export of the platform's entries and every type of the platform behind them.
 * API Extractor brings a TypeScript of its own that is older than ours, so this reads what our compiler declares.
 */
import path from 'node:path';
import ts from 'typescript';
import { declarationsOf, type Declarations } from './declarations';

/** One thing that can be added, changed or removed: an export, or a member of one. Key → declaration on one line. */
export type SurfaceItems = ReadonlyMap<string, string>;

export interface SurfaceEntry {
  /** As it is imported: `@park/platform/descriptor`. */
  readonly name: string;
  /** Below the package's folder. */
  readonly source: string;
  /** The exports that are for remotes; all of them when absent. */
  readonly only?: readonly string[];
}

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** The group of types that no entry exports but an export refers to. */
const behind = 'behind';

class Collector {
  readonly items = new Map<string, string>();
  private readonly seen = new Set<ts.Symbol>();
  private readonly checker: ts.TypeChecker;

  constructor(private readonly declarations: Declarations) {
    this.checker = declarations.program.getTypeChecker();
  }

  addEntry({ name, source, only }: SurfaceEntry, folder: string): void {
    const file = this.declarations.program.getSourceFile(this.declarations.fileOf(path.join(folder, source)));
    const module = file && this.checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${name}: ${source} exports nothing`);
    const wanted = this.checker.getExportsOfModule(module).filter((symbol) => only?.includes(symbol.name) ?? true);
    const exported = wanted.map((symbol) => ({ name: symbol.name, symbol: this.resolve(symbol) }));
    exported.forEach(({ symbol }) => this.seen.add(symbol));
    for (const { name: exportName, symbol } of exported) this.addSymbol(`${name} ${exportName}`, symbol);
  }

  private resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private addSymbol(key: string, symbol: ts.Symbol): void {
    for (const declaration of symbol.declarations ?? []) {
      if (!this.declarations.isOwn(declaration.getSourceFile().fileName)) {
        this.items.set(key, `from ${packageOf(declaration.getSourceFile().fileName)}`);
        continue;
      }
      this.addDeclaration(key, declaration);
      this.followReferences(declaration);
    }
  }

  private addDeclaration(key: string, declaration: ts.Declaration): void {
    if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
      const kind = ts.isInterfaceDeclaration(declaration) ? 'interface' : 'class';
      const parameters = declaration.typeParameters?.map(print).join(', ');
      const bases = declaration.heritageClauses?.map(print).join(' ');
      this.items.set(key, [kind, parameters && `<${parameters}>`, bases].filter(Boolean).join(' '));
      for (const member of declaration.members) {
        const name = member.name ? print(member.name) : ts.SyntaxKind[member.kind];
        const isPrivate =
          ts.canHaveModifiers(member) &&
          ts.getModifiers(member)?.some(({ kind: word }) => word === ts.SyntaxKind.PrivateKeyword);
        if (!isPrivate) this.append(`${key}.${name}`, print(member));
      }
      return;
    }
    if (ts.isFunctionDeclaration(declaration)) return this.addFunction(key, declaration);
    if (ts.isTypeAliasDeclaration(declaration) && ts.isUnionTypeNode(declaration.type) && !declaration.typeParameters) {
      // One line for each, so that a further one is an addition.
      this.items.set(key, 'union');
      for (const part of declaration.type.types) this.append(`${key} | ${print(part)}`, '');
      return;
    }
    if (ts.isTypeAliasDeclaration(declaration) && this.addStates(key, declaration)) return;
    const statement = ts.isVariableDeclaration(declaration) ? `const ${print(declaration)}` : print(declaration);
    this.append(key, statement.replace(/^(export )?(default )?(declare )?/, ''));
  }

  /**
   * A union of objects that one property tells apart, such as `status`: each object has lines of its own, so that a
   * further property of one is an addition.
   * @returns whether the alias is such a union.
   */
  private addStates(key: string, { type, typeParameters }: ts.TypeAliasDeclaration): boolean {
    if (!ts.isUnionTypeNode(type) || !type.types.every(ts.isTypeLiteralNode)) return false;
    this.items.set(key, `union <${typeParameters?.map(print).join(', ') ?? ''}>`);
    for (const { members } of type.types.filter(ts.isTypeLiteralNode)) {
      const literal = members.find(
        (member) => ts.isPropertySignature(member) && member.type && ts.isLiteralTypeNode(member.type),
      );
      for (const member of members)
        this.append(
          `${key} | ${literal ? print(literal) : ''}.${member.name ? print(member.name) : ''}`,
          print(member),
        );
    }
    return true;
  }

  /** What may be left out has lines of its own: a further optional argument is an addition, a further required one a change. */
  private addFunction(key: string, declaration: ts.FunctionDeclaration): void {
    const required: string[] = [];
    for (const parameter of declaration.parameters) {
      const place = ts.isIdentifier(parameter.name) ? print(parameter.name) : '';
      const isOptional = Boolean(parameter.questionToken ?? parameter.dotDotDotToken);
      const literal = parameter.type && ts.isTypeLiteralNode(parameter.type) ? parameter.type.members : null;
      const isLeftOut = (member: ts.TypeElement) =>
        ts.isPropertySignature(member) && member.questionToken !== undefined;
      for (const member of literal?.filter(isLeftOut) ?? [])
        this.append(`${key}(${place}).${print(member.name ?? member)}`, print(member));
      const type = literal
        ? `{ ${literal
            .filter((member) => !isLeftOut(member))
            .map(print)
            .join('; ')} }`
        : parameter.type
          ? print(parameter.type)
          : 'unknown';
      if (isOptional) this.append(`${key}(${place})`, type);
      else required.push(type);
    }
    const parameters = declaration.typeParameters ? `<${declaration.typeParameters.map(print).join(', ')}>` : '';
    this.append(
      key,
      `function${parameters}(${required.join(', ')}): ${declaration.type ? print(declaration.type) : 'unknown'}`,
    );
  }

  /** Overloads have one name and keep their order. */
  private append(key: string, text: string): void {
    const before = this.items.get(key);
    this.items.set(key, before === undefined ? text : `${before} & ${text}`);
  }

  private followReferences(node: ts.Node): void {
    const visit = (child: ts.Node): void => {
      const name = ts.isTypeReferenceNode(child)
        ? child.typeName
        : ts.isExpressionWithTypeArguments(child)
          ? child.expression
          : ts.isTypeQueryNode(child)
            ? child.exprName
            : ts.isImportTypeNode(child)
              ? child.qualifier
              : undefined;
      const found = name && this.checker.getSymbolAtLocation(name);
      if (found) this.follow(this.resolve(found));
      ts.forEachChild(child, visit);
    };
    ts.forEachChild(node, visit);
  }

  private follow(symbol: ts.Symbol): void {
    const declaration = symbol.declarations?.[0];
    if (
      !declaration ||
      this.seen.has(symbol) ||
      ts.isTypeParameterDeclaration(declaration) ||
      !this.declarations.isOwn(declaration.getSourceFile().fileName)
    )
      return;
    this.seen.add(symbol);
    this.addSymbol(`${behind} ${symbol.name}`, symbol);
  }
}

function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ').replace(/;$/, '');
}

/** `…/node_modules/.pnpm/x/node_modules/react-router/dist/index.d.ts` → `react-router`; a package of the project by its name. */
function packageOf(file: string): string {
  const installed = file.split('/node_modules/').at(-1) ?? '';
  if (file.includes('/node_modules/'))
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/');
  return `@park/${/\/shared\/([\w-]+)\//.exec(file)?.[1] ?? 'unknown'}`;
}

/** @throws Error with the compiler's words when the sources do not compile. */
export function publicSurface(folder: string, entries: readonly SurfaceEntry[]): SurfaceItems {
  const collector = new Collector(
    declarationsOf(
      folder,
      entries.map(({ source }) => path.join(folder, source)),
    ),
  );
  for (const entry of entries) collector.addEntry(entry, folder);
  const inOrder = ([one]: [string, string], [other]: [string, string]) =>
    Number(one.startsWith(behind)) - Number(other.startsWith(behind)) || (one < other ? -1 : 1);
  return new Map([...collector.items].sort(inOrder));
}
