package holosite.rules.refusal;

/** Something that prevents what a player wants to do. */
public sealed interface Objection {

    /** The rule that refuses it. */
    Refusal refusal();

    /** A rule of the game that needs no further explanation. */
    record OfRule(Refusal refusal) implements Objection {}

    /** A card forbids it: its title, which is empty if the player does not know the card. */
    record OfCard(String title) implements Objection {
        @Override
        public Refusal refusal() {
            return Refusal.FORBIDDEN_BY_CARD;
        }
    }

    /** It takes so much Force, and the player has less left. */
    record OfForce(int needed, int left) implements Objection {
        @Override
        public Refusal refusal() {
            return Refusal.NOT_ENOUGH_FORCE;
        }
    }

    /**
     * It takes so much Force together with the cheapest pilot in hand, whom it needs, and the
     * player has less left.
     */
    record OfForceWithPilot(String pilot, int needed, int left) implements Objection {
        @Override
        public Refusal refusal() {
            return Refusal.NOT_ENOUGH_FORCE;
        }
    }

    /** The glossary entry to read, or an empty name. */
    default String entry() {
        return refusal().entry();
    }

    /** Of which kind it is. */
    default RefusalKind kind() {
        return RefusalKind.of(refusal());
    }
}
