/** The order in which the site's plugins process a built language. */
import type { LoadContext, Plugin } from '@docusaurus/types';

export { docsPlugin } from './docs-plugin';
export { ownSidebar } from './own-sidebar';

type MakePlugin = (context: LoadContext) => Plugin;

/**
 * Makes plugins process a built language one after another, in the order of the list. The framework would start all of them at once. If a
 * plugin fails, the ones after it don't start.
 * @returns plugins with empty options, in the form that the framework expects
 */
export function inOrder(plugins: readonly MakePlugin[]): [MakePlugin, object][] {
  let before = Promise.resolve();
  const ordered =
    (make: MakePlugin): MakePlugin =>
    (context) => {
      const plugin = make(context);
      const { postBuild } = plugin;
      if (!postBuild) return plugin;
      return {
        ...plugin,
        postBuild: (props) => {
          before = before.then(() => postBuild.call(plugin, props));
          return before;
        },
      };
    };
  return plugins.map((make) => [ordered(make), {}]);
}
