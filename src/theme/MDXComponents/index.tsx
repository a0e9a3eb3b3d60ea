import MDXComponents from '@theme-original/MDXComponents';
import { Catalogue } from '../../catalogue';
import { AccessTable } from '../../ui/access-table';
import { CodeBlock, CodeWithValues, CopyValue } from '../../ui/code-block';
import { Diagram } from '../../ui/diagram';
import { RowFilter } from '../../ui/filter';
import { ScrollRegion } from '../../ui/scroll-region';
import { TabItem, Tabs } from '../../ui/tabs';
import { Term } from '../../ui/term';

/** Components that pages can use without importing them. All except the tabs, catalog, and filter are inserted by src/markdown. */
export default {
  ...MDXComponents,
  AccessTable,
  Catalogue,
  CodeBlock,
  CodeWithValues,
  CopyValue,
  Diagram,
  RowFilter,
  ScrollRegion,
  TabItem,
  Tabs,
  Term,
};
