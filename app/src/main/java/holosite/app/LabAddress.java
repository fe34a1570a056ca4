package holosite.app;

import holosite.app.input.BadInput;
import holosite.server.node.Settings.ClusterAddress;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a lab is to be found. */
record LabAddress(String host, int port) {
    private static final Pattern FORM =
            Pattern.compile("([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:]+]):(\\d{1,5})");
    private static final int MOST = 65_535;

    /** Reads the value of an option. */
    static LabAddress read(String option, String text) {
        Matcher parts = FORM.matcher(text.strip());
        if (!parts.matches() || Integer.parseInt(parts.group(2)) > MOST) {
            throw new BadInput(
                    "%s takes a host and a port, as in 127.0.0.1:7400, not '%s'."
                            .formatted(option, text));
        }
        return new LabAddress(parts.group(1), Integer.parseInt(parts.group(2)));
    }

    /** As the address of this process. */
    ClusterAddress own(Optional<Path> key) {
        return new ClusterAddress(host, port, key);
    }

    /** The address of this machine on the way there, with any port that is free. */
    ClusterAddress onTheWay(Optional<Path> key) {
        try (var socket = new DatagramSocket()) {
            // no packet is sent: the system only chooses the way
            socket.connect(new InetSocketAddress(host, port));
            return new ClusterAddress(socket.getLocalAddress().getHostAddress(), 0, key);
        } catch (SocketException | IllegalArgumentException e) {
            throw new BadInput(
                    "%s:%d cannot be reached from here: %s".formatted(host, port, e.getMessage()));
        }
    }
}
