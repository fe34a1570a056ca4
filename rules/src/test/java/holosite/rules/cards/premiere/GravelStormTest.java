package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gravel Storm. */
class GravelStormTest {
    private static final String STORM = "Gravel Storm";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tatooine: Dune Sea",
                "Tatooine: Jundland Wastes",
                "Tatooine: Beggar's Canyon",
                "Tatooine: Lars' Moisture Farm",
                "Tatooine: Jawa Camp",
                "Tatooine: Mos Eisley"
            })
    void whoIsPresentThereIsLostByADestinyAboveHisAbility(String place) {
        for (int destiny : new int[] {4, 5}) {
            var there = Kinds.site("Tatooine", place.substring(10), LIGHT, "0_1").force(1, 1);
            var site = there.icons(Icon.EXTERIOR, Icon.PLANET).dark().light().done();
            var scene =
                    tableInsteadOf(site)
                            .at(place, "Luke Skywalker", "Stormtrooper")
                            .hand(DARK, STORM)
                            .nextDestiny(DARK, destiny)
                            .turn(DARK, Phase.CONTROL)
                            .play(STORM)
                            .passResponses();
            assertThat(scene.lost(LIGHT)).hasSize(destiny == 5 ? 1 : 0);
            assertThat(scene.isOnTable("Stormtrooper")).isTrue();
        }
    }

    @Test
    void itStrikesNowhereElseAndNobodyInside() {
        table().at(CANTINA, "Luke Skywalker")
                .at(FARM, "Stormtrooper", "SoroSuub V-35 Landspeeder")
                .hand(DARK, STORM)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + STORM);
        table().at(FARM, "Lift Tube (1_148)")
                .passenger("Lift Tube", "Luke Skywalker")
                .hand(DARK, STORM)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + STORM);
    }
}
