package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.log.Audience;
import java.util.Optional;

/**
 * What each audience counts at a table: the last event it has seen, and the number of a player's
 * decision. An audience counts the lines of the log, what everybody sees, and what its player did
 * himself; never what the other player was asked, which depends on the cards he holds.
 */
final class AudienceCounters {

    /** The counters after an event, and how long the log was. */
    private record Mark(int log, int dark, int light, int watching) {
        int of(Audience audience) {
            return switch (audience) {
                case DARK -> dark;
                case LIGHT -> light;
                case SPECTATOR, BOTH -> watching;
            };
        }
    }

    static final AudienceCounters NONE =
            new AudienceCounters(Appended.empty(), 0, 0, 0, Own.NOTHING, Own.NOTHING);

    /** What a player did: his answers, and everything. */
    private record Own(int answers, int all) {
        static final Own NOTHING = new Own(0, 0);
    }

    private final Appended<Mark> marks;

    /** From which mark on the log has only grown. */
    private final int grows;

    private final int shared;
    private final int askedAgain;
    private final Own dark;
    private final Own light;

    private AudienceCounters(
            Appended<Mark> marks, int grows, int shared, int askedAgain, Own dark, Own light) {
        this.marks = marks;
        this.grows = grows;
        this.shared = shared;
        this.askedAgain = askedAgain;
        this.dark = dark;
        this.light = light;
    }

    /** The counters after this event, which left a log of this length. */
    AudienceCounters after(TableEvent event, int log) {
        int before = marks.isEmpty() ? 0 : marks.getLast().log;
        return switch (event) {
            case TableEvent.Answered answered -> after(answered.side(), 1, log);
            case TableEvent.StopsSet set -> after(set.side(), 0, log);
            case TableEvent.PassingUntil until -> after(until.side(), 0, log);
            case TableEvent.TurnBegan t -> with(grows, shared, askedAgain, dark, light, log);
            case TableEvent.RulesChanged changed ->
                    changed.game().isEmpty()
                            ? with(grows, shared, askedAgain, dark, light, log)
                            : cut(before, log);
            case TableEvent.Undone u -> cut(before, log);
            case TableEvent.Resumed r -> with(grows, shared + 1, askedAgain + 1, dark, light, log);
            case TableEvent.Opened o -> shared(log);
            case TableEvent.SeatTaken s -> shared(log);
            case TableEvent.Requested r -> shared(log);
            case TableEvent.Dropped d -> shared(log);
            case TableEvent.Extended e -> shared(log);
            case TableEvent.Canceled c -> shared(log);
            case TableEvent.Conceded c -> shared(log);
            case TableEvent.TimedOut t -> shared(log);
            case TableEvent.Claimed c -> shared(log);
            case TableEvent.BotSeated b -> shared(log);
            case TableEvent.SeatTakenBack b -> shared(log);
            case TableEvent.Ended e -> shared(log);
            case TableEvent.ChatSaid c -> shared(log);
            case TableEvent.RematchWanted r -> shared(log);
            case TableEvent.RematchOpened r -> shared(log);
            case TableEvent.Suspended s -> shared(log);
            case TableEvent.Unread u -> shared(log);
        };
    }

    private AudienceCounters after(Side side, int answers, int log) {
        Own own = side == Side.DARK ? dark : light;
        Own next = new Own(own.answers + answers, own.all + 1);
        return side == Side.DARK
                ? with(grows, shared, askedAgain, next, light, log)
                : with(grows, shared, askedAgain, dark, next, log);
    }

    private AudienceCounters shared(int log) {
        return with(grows, shared + 1, askedAgain, dark, light, log);
    }

    /** The log may be shorter now: the counters still grow, so that no number comes twice. */
    private AudienceCounters cut(int before, int log) {
        int jump = Math.max(0, before - log) + 1;
        return with(marks.size(), shared + jump, askedAgain + 1, dark, light, log);
    }

    private AudienceCounters with(
            int nowGrows, int nowShared, int nowAskedAgain, Own nowDark, Own nowLight, int log) {
        int all = log + nowShared;
        return new AudienceCounters(
                marks.plus(new Mark(log, all + nowDark.all, all + nowLight.all, all)),
                nowGrows,
                nowShared,
                nowAskedAgain,
                nowDark,
                nowLight);
    }

    /** How many events there have been. */
    int events() {
        return marks.size();
    }

    /** The number of the last event as this audience counts. */
    int event(Audience audience) {
        return marks.isEmpty() ? 0 : marks.getLast().of(audience);
    }

    /** The number of the decision this player is asked now or next; it is never used again. */
    int question(Side side) {
        return (side == Side.DARK ? dark : light).answers + askedAgain;
    }

    /**
     * The length of the log after the event this audience counts so; nothing if that log is not the
     * beginning of the present one.
     */
    Optional<Integer> logAt(Audience audience, long event) {
        for (int i = marks.size() - 1; i >= grows; i--) {
            Mark mark = marks.get(i);
            if (mark.of(audience) <= event) {
                return mark.of(audience) == event ? Optional.of(mark.log) : Optional.empty();
            }
        }
        return Optional.empty();
    }
}
