package holosite.server.table.entity;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/** Unguessable ids of tables, and the seeds of their games. */
final class TableIds {
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int LENGTH = 20;
    private static final SecureRandom CHANCE = new SecureRandom();

    private TableIds() {}

    static String next() {
        var id = new StringBuilder();
        CHANCE.ints(LENGTH, 0, LETTERS.length()).forEach(i -> id.append(LETTERS.charAt(i)));
        return id.toString();
    }

    /** The id of the table that is opened under this key: always the same. */
    static String of(String key) {
        byte[] hash;
        try {
            hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(key.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
        var id = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            id.append(LETTERS.charAt((hash[i] & 0xff) % LETTERS.length()));
        }
        return id.toString();
    }

    static long seed() {
        return CHANCE.nextLong();
    }

    /** Whether this could be the id of a table. */
    static boolean isOne(String id) {
        return id.matches("[a-z2-9]{" + LENGTH + "}");
    }
}
