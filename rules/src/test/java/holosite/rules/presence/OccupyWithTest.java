package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Conditions.thereIs;
import static holosite.language.words.Filters.DROID;
import static holosite.language.words.Filters.LOCATION;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Filters.youControlWith;
import static holosite.language.words.Filters.youOccupyWith;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** To occupy or control a location with a card, that card must give presence there. */
class OccupyWithTest {
    /** Adds 1 to Vader where a droid controls, 10 where a droid occupies, 100 where a ship does. */
    private static final Card BANNER =
            effect("Plain Banner", DARK, "0_40")
                    .destiny(1)
                    .says(
                            deploysOnTable(),
                            adds(
                                    1,
                                    Figure.POWER,
                                    titled("Darth Vader"),
                                    thereIs(youControlWith(DROID, LOCATION))),
                            adds(
                                    10,
                                    Figure.POWER,
                                    titled("Darth Vader"),
                                    thereIs(youOccupyWith(DROID, LOCATION))),
                            adds(
                                    100,
                                    Figure.POWER,
                                    titled("Darth Vader"),
                                    thereIs(youOccupyWith(STARSHIP, LOCATION))));

    private static Position table() {
        return tableWith(BANNER).beside(DARK, "Plain Banner").at(MOS_EISLEY, "Darth Vader");
    }

    private static double added(Position position) {
        var scene = position.turn(DARK, Phase.CONTROL);
        return scene.power("Darth Vader") - 6;
    }

    @Test
    void aPresenceIconIsEnough() {
        assertThat(added(table().at(CANTINA, "Destroyer Droid"))).isEqualTo(11);
        assertThat(added(table().at(CANTINA, "Destroyer Droid", "Luke Skywalker"))).isEqualTo(10);
    }

    @Test
    void beingThereIsNot() {
        assertThat(added(table().at(CANTINA, "EG-6"))).isZero();
        assertThat(added(table().at(CANTINA, "EG-6", "Stormtrooper"))).isZero();
        assertThat(added(table().at(CANTINA, "Destroyer Droid").stolen("Destroyer Droid")))
                .isZero();
    }

    @Test
    void aShipOccupiesWithWhomItCarries() {
        assertThat(added(table().at("Tatooine", "TIE Fighter"))).isEqualTo(100);
        assertThat(added(table().at("Tatooine", "Black 2").pilot("Black 2", "DS-61-2")))
                .isEqualTo(100);
        assertThat(added(table().at("Tatooine", "Black 2"))).isZero();
        assertThat(added(table().at("Tatooine", "X-wing").at("Kessel", "Black 2"))).isZero();
    }

    @Test
    void aDroidAboardOccupiesToo() {
        assertThat(added(table().at("Tatooine", "Black 2").passenger("Black 2", "Destroyer Droid")))
                .isEqualTo(111);
    }
}
