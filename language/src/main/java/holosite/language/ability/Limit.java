package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import java.util.Optional;

/**
 * How often an action may be taken: so many times, and possibly no more often than a number that
 * may change. Those actions of a card that are limited together are counted as one: "may do one of
 * the following".
 */
public record Limit(int times, Per per, Optional<Amount> each, boolean together) {

    /** So often, and no more often than a number. */
    public Limit(int times, Per per, Optional<Amount> each) {
        this(times, per, each, false);
    }

    /** So often, under all circumstances. */
    public Limit(int times, Per per) {
        this(times, per, Optional.empty());
    }

    /** The span in which uses are counted. */
    public enum Per {
        /** Uses are not counted. */
        ALWAYS,
        /** Once for each thing it responds to. */
        EVENT,
        PHASE,
        BATTLE,
        TURN,
        GAME,
        /** Once in the game for each card it responds to. */
        SUBJECT,
        /** Once in the game for each number that {@code each} comes to. */
        NUMBER;

        /** Whether the uses of a text are counted, whatever they are for. */
        boolean countsTexts() {
            return switch (this) {
                case PHASE, BATTLE, TURN, GAME -> true;
                case ALWAYS, EVENT, SUBJECT, NUMBER -> false;
            };
        }
    }

    public static final Limit NONE = new Limit(Integer.MAX_VALUE, Per.ALWAYS);

    public Limit {
        Refuse.when(times < 1, "a limit allows at least one use, not %s", times);
        Refuse.when(
                per == Per.NUMBER && each.isEmpty(),
                "no number is said for which uses are counted");
        Refuse.when(
                together && !per.countsTexts(), "uses of several texts are not counted %s", per);
    }

    /** Whether uses are not limited at all. */
    public boolean isNone() {
        return times == Integer.MAX_VALUE && per == Per.ALWAYS && each.isEmpty();
    }

    public static Limit once(Per per) {
        return new Limit(1, per);
    }

    /** Once, whichever of the actions so limited it is. */
    public static Limit onceTogether(Per per) {
        return new Limit(1, per, Optional.empty(), true);
    }

    /** "Once per turn"; nothing if uses are not counted or the moment itself is the limit. */
    public String say(Prose p) {
        String often =
                switch (times) {
                    case 1 -> p.say("once", "une fois");
                    case 2 -> p.say("twice", "deux fois");
                    default -> p.say("%d times", "%d fois", times);
                };
        if (per == Per.NUMBER) {
            String number = each.map(amount -> amount.say(p)).orElseThrow();
            return often + p.say(" for any one value of ", " pour une même valeur de ") + number;
        }
        if (times == Integer.MAX_VALUE && each.isPresent()) {
            return p.say("no more often", "pas plus souvent")
                    + span(p, "")
                    + p.say(" than ", " que ")
                    + each.get().say(p);
        }
        return each.map(
                        amount ->
                                p.say(
                                        ", and no more often than %s",
                                        ", et pas plus souvent que %s", amount.say(p)))
                .map(bound -> span(p, often) + bound)
                .orElseGet(() -> span(p, often));
    }

    private String span(Prose p, String often) {
        String span = counted(p, often);
        return together ? span + p.say(" in all", " en tout") : span;
    }

    private String counted(Prose p, String often) {
        return switch (per) {
            case ALWAYS -> "";
            case EVENT -> times == 1 ? "" : often;
            case PHASE -> often + p.say(" per phase", " par phase");
            case BATTLE -> often + p.say(" per battle", " par bataille");
            case TURN -> often + p.say(" per turn", " par tour");
            case GAME -> often + p.say(" per game", " par partie");
            case SUBJECT -> often + p.say(" for each card", " pour chaque carte");
            case NUMBER -> often;
        };
    }
}
