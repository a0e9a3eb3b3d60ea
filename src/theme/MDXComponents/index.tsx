import MDXComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '../../ui/code-block';
import { TabItem, Tabs } from '../../ui/tabs';

/** What pages may use without an import. */
export default {
  ...MDXComponents,
  CodeBlock,
  TabItem,
  Tabs,
};
