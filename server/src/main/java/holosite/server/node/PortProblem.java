package holosite.server.node;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.UnknownHostException;

/** Why a port could not be opened, in one line that says what to do. */
public enum PortProblem {
    BROWSERS("Port %d at %s", "--host", "--port"),
    NODES("The port for other nodes, %d at %s,", "--cluster-host", "--cluster-port"),
    LAB("The port of the lab, %d at %s,", "--listen", "--listen");

    private static final int FIRST_FREE = 1_024;
    private static final int PATIENCE = 1_000;

    private final String what;
    private final String hostFlag;
    private final String portFlag;

    PortProblem(String what, String hostFlag, String portFlag) {
        this.what = what;
        this.hostFlag = hostFlag;
        this.portFlag = portFlag;
    }

    /** What to tell whoever wanted to open this port there. */
    public BadSetting at(String host, int port) {
        InetAddress address;
        try {
            address = InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            return new BadSetting(
                    "There is no machine called '%s': give an address of this one with %s."
                            .formatted(host, hostFlag));
        }
        if (!isOfThisMachine(address)) {
            return new BadSetting(
                    "%s is not an address of this machine: give one that is with %s, or 0.0.0.0"
                                    .formatted(host, hostFlag)
                            + " for all.");
        }
        String cannot = what.formatted(port, host) + " cannot be opened: ";
        if (port > 0 && port < FIRST_FREE && !answers(address, port)) {
            return new BadSetting(
                    cannot
                            + "ports below 1024 are for administrators. Choose another with %s, and"
                                    .formatted(portFlag)
                            + " let a proxy pass on what comes to this one.");
        }
        return new BadSetting(
                cannot
                        + "another program uses it, perhaps another Holosite. Choose another with "
                        + portFlag
                        + ".");
    }

    private static boolean isOfThisMachine(InetAddress address) {
        try {
            return address.isAnyLocalAddress()
                    || address.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (IOException e) {
            return true;
        }
    }

    private static boolean answers(InetAddress address, int port) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), PATIENCE);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
