package holosite.server.table.entity;

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

    static long seed() {
        return CHANCE.nextLong();
    }

    /** Whether this could be the id of a table. */
    static boolean isOne(String id) {
        return id.matches("[a-z2-9]{" + LENGTH + "}");
    }
}
