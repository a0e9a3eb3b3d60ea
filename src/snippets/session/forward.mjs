/**
 * Forwards a port in the network of a page's blocks, which has no other connection, to the socket of the page's proxy. Usage:
 *
 * node forward.mjs PORT SOCKET
 *
 * It prints a line when it starts listening.
 */
import net from 'node:net';

const [port, socket] = process.argv.slice(2);

net
  .createServer({ allowHalfOpen: true }, (client) => {
    const proxy = net.connect({ path: socket, allowHalfOpen: true });
    client.pipe(proxy).pipe(client);
    // When one end is closed, the other end is closed as well, as it would be without this program in between.
    client.on('error', () => proxy.destroy());
    proxy.on('error', () => client.destroy());
    proxy.on('close', () => client.destroySoon());
  })
  .listen(Number(port), '127.0.0.1', () => console.log('ready'));
