package holosite.server.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The proxies in front of the server. What such a one says in {@code X-Forwarded-For} is believed;
 * whoever else sends that header is known by the address of his socket.
 */
public final class TrustedProxies {
    /** A proxy on this machine. */
    public static final TrustedProxies LOCAL = of(List.of("127.0.0.0/8", "::1"));

    private static final String ADDRESS = "[0-9a-fA-F:.]{2,45}";

    /** The first so many bits of an address. */
    private static final class Network {
        private final byte[] address;
        private final int bits;

        Network(byte[] address, int bits) {
            this.address = address;
            this.bits = bits;
        }

        boolean holds(byte[] other) {
            if (other.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % 8;
                if ((address[bit / 8] & mask) != (other[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Network> networks;

    private TrustedProxies(List<Network> networks) {
        this.networks = networks;
    }

    /**
     * @param names addresses such as {@code 10.0.0.7}, or networks such as {@code 10.0.0.0/8}
     * @throws IllegalArgumentException if one of them is neither
     */
    public static TrustedProxies of(List<String> names) {
        return new TrustedProxies(names.stream().map(TrustedProxies::network).toList());
    }

    private static Network network(String name) {
        int slash = name.indexOf('/');
        byte[] address = bytes(slash < 0 ? name : name.substring(0, slash));
        String bits = slash < 0 ? "" : name.substring(slash + 1);
        int most = address.length * 8;
        boolean good = slash < 0 || bits.matches("\\d{1,3}") && Integer.parseInt(bits) <= most;
        if (address.length == 0 || !good) {
            throw new IllegalArgumentException("no address and no network: " + name);
        }
        return new Network(address, slash < 0 ? most : Integer.parseInt(bits));
    }

    /** The bytes of a numeric address; none if it is not one. No name is ever looked up. */
    private static byte[] bytes(String address) {
        boolean numeric =
                address.matches(ADDRESS)
                        && (address.indexOf(':') >= 0
                                || address.matches("\\d{1,3}(\\.\\d{1,3}){3}"));
        try {
            return numeric ? InetAddress.getByName(address).getAddress() : new byte[0];
        } catch (UnknownHostException e) {
            return new byte[0];
        }
    }

    private boolean trusts(String address) {
        byte[] bytes = bytes(address);
        return networks.stream().anyMatch(network -> network.holds(bytes));
    }

    /** Where a request comes from: the last sender that is not one of the proxies. */
    String sender(String socket, @Nullable String forwarded) {
        String sender = socket;
        List<String> senders = forwarded == null ? List.of() : List.of(forwarded.split(","));
        for (String before : senders.reversed()) {
            if (!trusts(sender) || bytes(before.strip()).length == 0) {
                break;
            }
            sender = before.strip();
        }
        return sender;
    }
}
