package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;

import holosite.rules.kit.Position;
import holosite.rules.table.Flag;

/** Luke on Dagobah with Yoda; he has completed some Jedi Tests and is taking none. */
final class Training {
    static final String SWAMP = "Dagobah: Swamp";
    static final String JUNGLE = "Dagobah: Jungle";
    static final String BOG = "Dagobah: Bog Clearing";
    static final String LUKE = "Luke Skywalker";

    private Training() {}

    static Position trained(String... completed) {
        Position table =
                table().site(SWAMP, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .site(BOG, LIGHT)
                        .at(SWAMP, "Yoda")
                        .at(JUNGLE, LUKE)
                        .force(LIGHT, 6);
        for (String one : completed) {
            table.on(LUKE, one).aimed(one, LUKE).mark(one, Flag.COMPLETED);
        }
        return table;
    }
}
