package holosite.server.account;

import com.password4j.Argon2Function;
import com.password4j.SaltGenerator;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/**
 * Passwords, stored as Argon2id hashes. A check takes the same time whether the account exists or
 * not, and only a few run at once, since each takes memory.
 */
public final class Passwords {
    /** The cost of a hash, defined only here. Hashes with another cost are computed again. */
    private static final int KIBIBYTES = 19 * 1024;

    private static final int ROUNDS = 2;
    private static final int LANES = 1;
    private static final int LENGTH = 32;
    private static final int SALT = 16;
    private static final int AT_ONCE = 4;

    private final Argon2Function argon;
    private final Semaphore places = new Semaphore(AT_ONCE, true);
    private final String nobodys;

    public Passwords() {
        this(KIBIBYTES, ROUNDS);
    }

    Passwords(int kibibytes, int rounds) {
        argon = Argon2Function.getInstance(kibibytes, rounds, LANES, LENGTH, Argon2.ID);
        byte[] random = new byte[SALT];
        new SecureRandom().nextBytes(random);
        nobodys = hash(new String(random, StandardCharsets.ISO_8859_1));
    }

    public String hash(String password) {
        places.acquireUninterruptibly();
        try {
            return argon.hash(bytes(password), SaltGenerator.generate(SALT)).getResult();
        } finally {
            places.release();
        }
    }

    /**
     * Whether this is the password of that hash. Without a hash the answer is no, after the same
     * time.
     */
    public boolean check(String password, Optional<String> hash) {
        places.acquireUninterruptibly();
        try {
            String against = hash.orElse(nobodys);
            boolean same =
                    Argon2Function.getInstanceFromHash(against)
                            .check(bytes(password), bytes(against));
            return same && hash.isPresent();
        } finally {
            places.release();
        }
    }

    /** Whether a hash was made at another cost than hashes are made at now. */
    public boolean isOutdated(String hash) {
        return !Argon2Function.getInstanceFromHash(hash).equals(argon);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
