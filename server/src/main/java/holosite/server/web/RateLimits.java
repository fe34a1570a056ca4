package holosite.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Objects;

/** Counts requests, and refuses those above the limits. */
final class RateLimits {
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final int MOST_CALLERS = 100_000;

    private record LimitKey(Rate rate, String who) {}

    private final Limits limits;
    private final Cache<LimitKey, Bucket> buckets =
            Caffeine.newBuilder()
                    .maximumSize(MOST_CALLERS)
                    .expireAfterAccess(Duration.ofMinutes(10))
                    .build();

    RateLimits(Limits limits) {
        this.limits = limits;
    }

    void count(Rate rate, String address) {
        take(
                new LimitKey(rate, "address " + Caller.network(address)),
                of(limits.perAddress(), rate));
    }

    void countSession(Rate rate, String session) {
        take(new LimitKey(rate, "session " + session), of(limits.perSession(), rate));
    }

    private static int of(java.util.Map<Rate, Integer> limits, Rate rate) {
        return Objects.requireNonNull(limits.get(rate));
    }

    private void take(LimitKey key, int perMinute) {
        Bucket bucket =
                Objects.requireNonNull(
                        buckets.get(
                                key,
                                _ ->
                                        Bucket.builder()
                                                .addLimit(
                                                        limit ->
                                                                limit.capacity(perMinute)
                                                                        .refillGreedy(
                                                                                perMinute, MINUTE))
                                                .build()));
        if (!bucket.tryConsume(1)) {
            throw new RequestRefused(
                    429,
                    "too_often",
                    new LocalizedText(
                            "Too many requests. Wait a minute and try again.",
                            "C'est trop souvent. Attendez une minute et réessayez."));
        }
    }
}
