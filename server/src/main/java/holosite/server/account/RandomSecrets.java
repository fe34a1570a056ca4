package holosite.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Identifiers and secrets that nobody can guess. */
public final class RandomSecrets {
    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomSecrets() {}

    /** A secret of 256 bits, in characters that fit into a URL and a cookie. */
    public static String token() {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** An identifier of 128 bits, in hexadecimal digits. */
    public static String id() {
        byte[] bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    static SecureRandom random() {
        return RANDOM;
    }

    /** What is stored of a secret: enough to recognise it, not enough to use it. */
    static String hash(String token) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
