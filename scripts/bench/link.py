"""
A slow link between two network namespaces: delays and paces every IP packet, so that a connection pays for TCP, TLS and
slow start as it does on a phone. The kernel's own means, `tc netem`, is a module that many machines lack; two TUN devices
and this program need only /dev/net/tun and the right to configure the namespaces.

    link.py SERVER_PID ONE_WAY_MS DOWN_KBIT UP_KBIT

The client's end is made in the namespace of this program, the server's is moved to that of the process SERVER_PID.
Prints `ready` when both are up; runs until its standard input closes.
"""

import collections
import fcntl
import os
import select
import struct
import subprocess
import sys
import time

CLIENT, SERVER = "10.99.0.1", "10.99.0.2"
MTU = 1500
# From linux/if_tun.h.
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
# Packets that wait for their turn; the next ones are dropped, as in netem.
QUEUE = 1000


def open_tun(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


class Direction:
    """Packets from one end to the other: each leaves when the link is free, and arrives after the delay."""

    def __init__(self, source, target, delay, bits_per_second):
        self.source, self.target, self.delay, self.rate = source, target, delay, bits_per_second
        self.free_at = 0.0
        self.waiting = collections.deque()

    def take(self):
        packet = os.read(self.source, 65536)
        if len(self.waiting) >= QUEUE:
            return
        self.free_at = max(self.free_at, time.monotonic()) + len(packet) * 8 / self.rate
        self.waiting.append((self.free_at + self.delay, packet))

    def deliver(self):
        while self.waiting and self.waiting[0][0] <= time.monotonic():
            os.write(self.target, self.waiting.popleft()[1])


def configure(address, peer, device, namespace=()):
    # Linux' defaults, whatever this machine prefers; a new connection must not profit from what an old one has learnt.
    commands = (
        f"ip addr add {address} peer {peer} dev {device}",
        f"ip link set {device} mtu {MTU} up",
        "ip link set lo up",
        f"ip route replace {peer} dev {device} src {address} congctl cubic initcwnd 10",
        "sysctl --quiet --write net.ipv4.tcp_no_metrics_save=1",
    )
    for command in commands:
        subprocess.run([*namespace, *command.split()], check=True)


def main(server_pid, one_way_ms, down_kbit, up_kbit):
    client, server = open_tun("near"), open_tun("far")
    # An open device keeps working when it is moved.
    subprocess.run(["ip", "link", "set", "far", "netns", server_pid], check=True)
    configure(CLIENT, SERVER, "near")
    configure(SERVER, CLIENT, "far", ["nsenter", "--net", "--target", server_pid])
    print("ready", flush=True)

    delay = float(one_way_ms) / 1000
    directions = [
        Direction(server, client, delay, float(down_kbit) * 1000),
        Direction(client, server, delay, float(up_kbit) * 1000),
    ]
    by_source = {direction.source: direction for direction in directions}
    while True:
        due = [direction.waiting[0][0] for direction in directions if direction.waiting]
        pause = max(0.0, min(due) - time.monotonic()) if due else None
        readable, _, _ = select.select([sys.stdin, *by_source], [], [], pause)
        if sys.stdin in readable:
            return
        for source in readable:
            by_source[source].take()
        for direction in directions:
            direction.deliver()


main(*sys.argv[1:])
