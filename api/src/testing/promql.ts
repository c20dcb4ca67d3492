import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

export interface Selector {
  metric: string;
  matchers: { label: string; op: string; value: string }[];
}

interface Grouping {
  labels: string[];
  /** The metrics that are aggregated. */
  metrics: string[];
}

/** The names in a query of Prometheus. */
export interface Query {
  selectors: Selector[];
  groupings: Grouping[];
}

/** @throws Error if it is not PromQL */
export function parseQuery(text: string): Query {
  const tree = parser.parse(text);
  const query: Query = { selectors: [], groupings: [] };
  const textOf = (node: SyntaxNode) => text.slice(node.from, node.to);
  const within = (node: SyntaxNode, name: string): SyntaxNode[] => {
    const found: SyntaxNode[] = [];
    node.cursor().iterate((at) => {
      if (at.name === name) found.push(at.node);
    });
    return found;
  };
  const namesIn = (node: SyntaxNode, name: string) => within(node, name).map(textOf);
  tree.iterate({
    enter: ({ type, node }) => {
      if (type.isError) throw new Error(`no PromQL at ${node.from}: ${text}`);
      if (type.name === 'VectorSelector') {
        const [metric = ''] = namesIn(node, 'Identifier');
        const matchers = within(node, 'UnquotedLabelMatcher').map((matcher) => ({
          label: namesIn(matcher, 'LabelName').join(),
          op: namesIn(matcher, 'MatchOp').join(),
          value: namesIn(matcher, 'StringLiteral').join().slice(1, -1),
        }));
        query.selectors.push({ metric, matchers });
      }
      if (type.name === 'AggregateExpr') {
        const modifier = node.getChild('AggregateModifier');
        const labels = modifier ? namesIn(modifier, 'LabelName') : [];
        query.groupings.push({ labels, metrics: namesIn(node, 'Identifier') });
      }
    },
  });
  return query;
}
