package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.modifier.Standing;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Princess Organa. */
class PrincessOrganaTest {
    private static final String LEIA = "Princess Organa";

    @Test
    @Claim("princess-organa#1")
    void sheIsASenator() {
        var scene =
                table().site("Coruscant: Galactic Senate", LIGHT)
                        .at("Coruscant: Galactic Senate", LEIA)
                        .at(CANTINA, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        var standing = Standing.of(scene.state());
        assertThat(standing.hasTrait(scene.state(), scene.card(LEIA), Trait.SENATOR)).isTrue();
        assertThat(standing.hasTrait(scene.state(), scene.card("Rebel Trooper"), Trait.SENATOR))
                .isFalse();
    }

    @Test
    void atARebelBaseSheWeakensForceDrainsAtRelatedLocations() {
        var scene =
                table().site(PERIMETER, LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .at(PERIMETER, LEIA)
                        .at(COMMAND_CENTER, "Stormtrooper#1")
                        .at(CANTINA, "Stormtrooper#2")
                        .turn(DARK, Phase.CONTROL);
        var without =
                table().site(PERIMETER, LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .at(PERIMETER, "Rebel Trooper")
                        .at(COMMAND_CENTER, "Stormtrooper#1")
                        .at(CANTINA, "Stormtrooper#2")
                        .turn(DARK, Phase.CONTROL);
        assertThat(without.forceDrain(COMMAND_CENTER, DARK)).isGreaterThan(0);
        assertThat(scene.forceDrain(COMMAND_CENTER, DARK))
                .isEqualTo(without.forceDrain(COMMAND_CENTER, DARK) - 1);
        assertThat(scene.forceDrain(CANTINA, DARK)).isEqualTo(without.forceDrain(CANTINA, DARK));
        assertThat(scene.forceDrain(COMMAND_CENTER, LIGHT))
                .isEqualTo(without.forceDrain(COMMAND_CENTER, LIGHT));
    }

    @Test
    @Ruling("rebel-base-sites")
    void yavin4IsARebelBaseWithAllItsSites() {
        for (String leias : List.of("Yavin 4: Massassi War Room", "Jungle")) {
            var base =
                    table().system("Yavin 4", LIGHT)
                            .site("Yavin 4: Docking Bay", LIGHT)
                            .site("Yavin 4: Massassi War Room", LIGHT)
                            .locationOf("Yavin 4", "Jungle", LIGHT);
            var scene =
                    base.at(leias, LEIA)
                            .at("Yavin 4: Docking Bay", "Stormtrooper")
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.forceDrain("Yavin 4: Docking Bay", DARK)).isZero();
            var without =
                    table().system("Yavin 4", LIGHT)
                            .at("Yavin 4: Docking Bay", "Stormtrooper")
                            .turn(DARK, Phase.CONTROL);
            assertThat(without.forceDrain("Yavin 4: Docking Bay", DARK)).isEqualTo(1);
        }
    }

    @Test
    void elsewhereSheDoesNot() {
        var scene =
                table().at(CANTINA, LEIA).at(MOS_EISLEY, "Stormtrooper").turn(DARK, Phase.CONTROL);
        var without =
                table().at(CANTINA, "Rebel Trooper")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceDrain(MOS_EISLEY, DARK))
                .isEqualTo(without.forceDrain(MOS_EISLEY, DARK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Leia Of Alderaan", "Reflection", "Dutch"})
    void onceInTheDeployPhaseACompanionComesFromTheReserveDeck(String card) {
        var scene =
                table().at(CANTINA, LEIA)
                        .at("Tatooine", "Gold 1")
                        .reserve(LIGHT, card, "Rebel Trooper", "Arleil Schous")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(LEIA);
        assertThat(scene.offered()).contains(card).doesNotContain("Rebel Trooper", "Arleil Schous");
        scene.choose(card).passResponses();
        assertThat(scene.locationOf(card)).isEqualTo(CANTINA);
        scene.passUntil(LIGHT).mayNot("use " + LEIA);
    }

    @Test
    void atNoOtherTime() {
        table().at(CANTINA, LEIA)
                .reserve(LIGHT, "Leia Of Alderaan")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + LEIA);
        mayNotInThisPhase(
                table().at(CANTINA, LEIA)
                        .reserve(LIGHT, "Leia Of Alderaan", "Dutch")
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.DEPLOY),
                "use " + LEIA);
    }
}
