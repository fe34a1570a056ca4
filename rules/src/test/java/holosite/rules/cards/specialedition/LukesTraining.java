package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;

import holosite.rules.kit.Position;
import holosite.rules.table.Flag;

/** Luke's training on Dagobah, for tests of the Objective that is about it. */
final class LukesTraining {
    static final String LEARNED = "Mind What You Have Learned";
    static final String LUKE = "Luke Skywalker";
    static final String SWAMP = "Dagobah: Swamp";
    static final String JUNGLE = "Dagobah: Jungle";
    static final String FUTURE = "It Is The Future You See";
    static final String SIZE = "Size Matters Not";
    static final String WARRIOR = "Great Warrior";

    private LukesTraining() {}

    static Position dagobah() {
        return table().system("Dagobah", LIGHT)
                .site(SWAMP, LIGHT)
                .site(JUNGLE, LIGHT)
                .site(CANTINA, LIGHT)
                .force(LIGHT, 12);
    }

    static Position learned() {
        return dagobah().beside(LIGHT, LEARNED);
    }

    static Position saved() {
        return learned().mark(LEARNED, Flag.FLIPPED);
    }

    /** Luke has completed this test, which lies on the table. */
    static Position passed(Position position, String test) {
        return position.beside(LIGHT, test).aimed(test, LUKE).mark(test, Flag.COMPLETED);
    }

    /** Leia has completed a test, which lies on her. */
    static Position passedByLeia(Position position) {
        return position.at(JUNGLE, "Leia Organa")
                .on("Leia Organa", WARRIOR)
                .aimed(WARRIOR, "Leia Organa")
                .mark(WARRIOR, Flag.COMPLETED);
    }
}
