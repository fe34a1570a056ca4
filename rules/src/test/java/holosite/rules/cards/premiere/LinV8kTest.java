package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LIN-V8K, and LIN-V8M, which says the same. */
class LinV8kTest {
    private static final Card MINE =
            Kinds.automatedWeapon("Plain Mine", LIGHT, "0_1")
                    .destiny(2)
                    .is(Trait.MINE)
                    .says(Abilities.deploysOn(Filters.SITE));

    private static Position minefield(String droid) {
        return tableWith(MINE)
                .at(MOS_EISLEY, droid)
                .site(BAY, DARK)
                .on(MOS_EISLEY, "Plain Mine#1", "Plain Mine#2")
                .on(BAY, "Plain Mine#3");
    }

    @ParameterizedTest
    @CsvSource({"LIN-V8K, LIGHT", "LIN-V8M, DARK"})
    void itDefusesMinesAtItsSiteForOneForceEach(String droid, Side side) {
        for (Phase phase : new Phase[] {Phase.CONTROL, Phase.MOVE}) {
            var scene = minefield(droid).force(side, 3).turn(side, phase);
            scene.use(droid);
            assertThat(scene.offered()).containsExactlyInAnyOrder("Plain Mine", "Plain Mine#2");
            scene.choose("Plain Mine#1").passUntil("use " + droid).use(droid).passResponses();
            assertThat(scene.lost(LIGHT)).hasSize(2);
            assertThat(scene.forcePile(side)).hasSize(1);
            assertThat(scene.isOnTable("Plain Mine#3")).isTrue();
            scene.passUntil(side, phase).mayNot("use " + droid);
        }
    }

    @ParameterizedTest
    @CsvSource({"LIN-V8K, LIGHT", "LIN-V8M, DARK"})
    void notInTheOpponentsTurnNorWithoutForceNorAnythingElse(String droid, Side side) {
        mayNotInThisPhase(
                minefield(droid).force(side, 3).turn(side.opposite(), Phase.CONTROL),
                "use " + droid);
        minefield(droid).turn(side, Phase.CONTROL).mayNot("use " + droid);
        table().at(MOS_EISLEY, droid, "Rebel Trooper")
                .on("Rebel Trooper", "Anakin's Lightsaber")
                .force(side, 3)
                .turn(side, Phase.CONTROL)
                .mayNot("use " + droid);
    }
}
