package holosite.server.account;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import holosite.server.web.LocalizedText;
import holosite.server.web.RequestRefused;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;

/**
 * Counts wrong passwords by account name, wherever they come from: many machines together can guess
 * no faster than one. Only the right password gives its attempt back.
 *
 * <p>Nobody can lock somebody else out this way: addresses from which the right password has come
 * before have attempts of their own, everybody else waits half a minute for the next one, and
 * whoever is signed in stays signed in.
 */
public final class PasswordAttempts {
    /** After this time, the full number of attempts is available again. */
    private static final Duration SPAN = Duration.ofMinutes(5);

    private static final Duration KNOWN = Duration.ofDays(90);
    private static final int MOST_NAMES = 100_000;

    private record Place(String name, String address) {}

    private final int most;
    private final TimeMeter meter;
    private final Cache<Place, Bucket> tries;
    private final Cache<Place, Boolean> known;

    /**
     * @param most how many wrong passwords are allowed for a name at once
     */
    public PasswordAttempts(int most, InstantSource clock) {
        this.most = most;
        meter = new Meter(clock);
        tries = kept(SPAN.multipliedBy(2));
        known = kept(KNOWN);
    }

    private <T> Cache<Place, T> kept(Duration time) {
        return Caffeine.newBuilder()
                .maximumSize(MOST_NAMES)
                .expireAfterAccess(time)
                .ticker(meter::currentTimeNanos)
                .build();
    }

    /**
     * A password is about to be checked.
     *
     * @param likeness the name it is for, whether there is such an account or not
     * @throws RequestRefused if there were too many wrong ones
     */
    void begin(String likeness, String address) {
        if (!bucket(likeness, address).tryConsume(1)) {
            throw new RequestRefused(
                    429,
                    "too_many_passwords",
                    new LocalizedText(
                            "Too many wrong passwords were tried for this name. Wait a minute and"
                                    + " try again; you stay signed in where you are.",
                            "Trop de mots de passe faux ont été essayés pour ce nom. Attendez une"
                                    + " minute et réessayez ; là où vous êtes connecté, vous le"
                                    + " restez."));
        }
    }

    /** The password was right. */
    void good(String likeness, String address) {
        bucket(likeness, address).addTokens(1);
        known.put(new Place(likeness, address), true);
    }

    private Bucket bucket(String likeness, String address) {
        var here = new Place(likeness, address);
        Place counted = known.getIfPresent(here) == null ? new Place(likeness, "") : here;
        return Objects.requireNonNull(
                tries.get(
                        counted,
                        _ ->
                                Bucket.builder()
                                        .withCustomTimePrecision(meter)
                                        .addLimit(
                                                limit ->
                                                        limit.capacity(most)
                                                                .refillGreedy(most, SPAN))
                                        .build()));
    }

    /** The server's clock, as the rate limiter asks for it. */
    private record Meter(InstantSource clock) implements TimeMeter {
        @Override
        public long currentTimeNanos() {
            return clock.millis() * 1_000_000;
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }
}
