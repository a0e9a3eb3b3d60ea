/** A page shows the sidebar that it is in, as in the other sites, not all of them. */
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const holds = (entry) => (entry.type === 'link' ? entry.isCurrent : entry.entries.some(holds));

export const onRequest = defineRouteMiddleware(({ locals }) => {
  const route = locals.starlightRoute;
  route.sidebar = (route.sidebar.find(holds) ?? route.sidebar[0]).entries;
});
