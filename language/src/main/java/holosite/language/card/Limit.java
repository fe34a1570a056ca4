package holosite.language.card;

import holosite.language.prose.Prose;

/** How often an action may be taken. */
public record Limit(int times, Per per) {

    /** The span in which uses are counted. */
    public enum Per {
        /** No count is kept. */
        ALWAYS,
        /** Once for each thing it answers to. */
        EVENT,
        PHASE,
        BATTLE,
        TURN,
        GAME,
        /** Once in the game for each card it answers to. */
        SUBJECT
    }

    public static final Limit NONE = new Limit(Integer.MAX_VALUE, Per.ALWAYS);

    public Limit {
        if (times < 1) {
            throw new IllegalArgumentException("a limit allows at least one use, not " + times);
        }
    }

    public static Limit once(Per per) {
        return new Limit(1, per);
    }

    /** "Once per turn"; nothing where no count is kept or the moment itself is the limit. */
    public String say(Prose p) {
        String often =
                switch (times) {
                    case 1 -> p.say("once", "une fois");
                    case 2 -> p.say("twice", "deux fois");
                    default -> p.say("%d times", "%d fois", times);
                };
        return switch (per) {
            case ALWAYS -> "";
            case EVENT -> times == 1 ? "" : often;
            case PHASE -> often + p.say(" per phase", " par phase");
            case BATTLE -> often + p.say(" per battle", " par bataille");
            case TURN -> often + p.say(" per turn", " par tour");
            case GAME -> often + p.say(" per game", " par partie");
            case SUBJECT -> often + p.say(" for each card", " pour chaque carte");
        };
    }
}
