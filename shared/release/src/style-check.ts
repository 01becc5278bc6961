/** Do the styles stay with their remote? Everything in its layers, every selector begins at a class of its own, nothing global. */
import type { GateCheck } from '@park/contract/gate-check';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { createGateCheck, counted } from './findings';

/** `remote` for what the area wrote, `ui` for parts of the design system that it bundles because the host does not provide them. */
const ownLayer = /^(remote|ui)(\.[\w-]+)*$/;
/** At-rules that hold rules and only say when they apply. */
const conditions = new Set(['media', 'supports', 'container', 'starting-style', 'scope']);
/** At-rules that define something by a name that the whole page shares. */
const named = new Set(['keyframes', 'property', 'counter-style', 'font-palette-values', 'position-try']);

export interface StyleFile {
  readonly path: string;
  readonly content: string;
}

/** @param prefix what the remote's class names begin with: its name and `_` */
export function checkStyles(files: readonly StyleFile[], prefix: string): GateCheck {
  const findings = files.flatMap(({ path, content }) =>
    styleFindings(content, prefix).map((finding) => `${path}: ${finding}`),
  );
  return createGateCheck('styles', findings, {
    good: `Its ${counted(files.length, 'style sheet stays', 'style sheets stay')} within its own scope.`,
    bad: (count) => `${counted(count, 'style leaves', 'styles leave')} its scope.`,
    values: { count: files.length },
  });
}

function styleFindings(content: string, prefix: string): string[] {
  const findings: string[] = [];
  const visit = (parent: Container<ChildNode>, isLayered: boolean, isInRule: boolean): void => {
    for (const node of parent.nodes ?? []) {
      if (node.type === 'rule') {
        if (!isLayered) findings.push(`${shortened(node.selector)} is outside of @layer remote and ui`);
        findings.push(
          ...selectorFindings(node, isInRule ? staysWithParent : (selector) => beginsAtOwnClass(selector, prefix)),
        );
        visit(node, isLayered, true);
      } else if (node.type === 'atrule') visitAtRule(node, isLayered, isInRule);
    }
  };
  const visitAtRule = (node: AtRule, isLayered: boolean, isInRule: boolean): void => {
    const name = node.name.replace(/^-\w+-/, '').toLowerCase();
    const { params } = node;
    if (name === 'layer') {
      const isOwn = ownLayer.test(params) || (isLayered && params !== '');
      if (!isOwn) findings.push(`@layer ${params || 'without a name'} is no layer of a remote`);
      // Told once, not again for each rule in it.
      if (node.nodes) visit(node, true, isInRule);
    } else if (conditions.has(name)) {
      if (node.nodes) visit(node, isLayered, isInRule);
    } else if (named.has(name)) {
      const own = params.replace(/^--/, '');
      if (!own.startsWith(prefix)) findings.push(`@${node.name} ${params} has a name without the prefix ${prefix}`);
    } else if (name === 'font-face') {
      const family = node.nodes?.find((child) => child.type === 'decl' && child.prop.toLowerCase() === 'font-family');
      const value = family?.type === 'decl' ? family.value.replace(/["']/g, '') : '';
      if (!value.startsWith(prefix))
        findings.push(`@font-face ${value || 'without a family'} has a name without the prefix ${prefix}`);
    } else if (name !== 'charset') findings.push(`@${node.name} ${shortened(params)} acts on the whole page`);
  };
  try {
    visit(postcss.parse(content), false, false);
  } catch (error) {
    findings.push(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return findings;
}

function selectorFindings(rule: Rule, isOwn: (selector: parseSelectors.Selector) => boolean): string[] {
  const findings: string[] = [];
  parseSelectors((root) => {
    for (const selector of root.nodes)
      if (!isOwn(selector))
        findings.push(`${shortened(String(selector).trim())} does not begin at a class of the remote`);
  }).processSync(rule.selector);
  return findings;
}

/** The first compound carries a class with the prefix, by itself or in every branch of `:is()` or `:where()`. */
function beginsAtOwnClass(selector: parseSelectors.Selector, prefix: string): boolean {
  for (const node of selector.nodes) {
    if (node.type === 'combinator') return false;
    if (node.type === 'class' && node.value.startsWith(prefix)) return true;
    if (
      node.type === 'pseudo' &&
      /^:(is|where|matches)$/.test(node.value) &&
      node.nodes.length > 0 &&
      node.nodes.every((inner) => beginsAtOwnClass(inner, prefix))
    )
      return true;
  }
  return false;
}

/** A nested selector is relative to its rule, unless it names the rule with `&` somewhere later: `body:has(&)`. */
function staysWithParent(selector: parseSelectors.Selector): boolean {
  let nestings = 0;
  selector.walkNesting(() => {
    nestings += 1;
  });
  return nestings === 0 || (nestings === 1 && selector.first?.type === 'nesting');
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
