import MDXComponents from '@theme-original/MDXComponents';
import { Catalogue } from '../../catalogue';
import { CodeBlock } from '../../ui/code-block';
import { Diagram } from '../../ui/diagram';
import { MathStyles } from '../../ui/math-styles';
import { TableScroll } from '../../ui/table-scroll';
import { TabItem, Tabs } from '../../ui/tabs';

/** What pages may use without an import; all but the tabs is written by src/markdown. */
export default {
  ...MDXComponents,
  Catalogue,
  CodeBlock,
  Diagram,
  MathStyles,
  TabItem,
  TableScroll,
  Tabs,
};
