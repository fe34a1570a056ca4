package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Silence Is Golden. */
class SilenceIsGoldenTest {
    private static final String SILENCE = "Silence Is Golden";

    @Test
    void itDeploysOnTableForTwoForce() {
        table().hand(DARK, SILENCE)
                .force(DARK, 1)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + SILENCE);
        var scene = table().hand(DARK, SILENCE).force(DARK, 2).turn(DARK, Phase.DEPLOY);
        scene.deploy(SILENCE).passResponses();
        assertThat(scene.zoneOf(SILENCE)).isEqualTo(Zone.SIDE_OF_TABLE);
        assertThat(scene.ownerOf(SILENCE)).isEqualTo(DARK);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    private static Position battle(String droid, String droidAt, Side attacker) {
        boolean dark = attacker == DARK;
        return table().site(PLAINS, DARK)
                .site(PERIMETER, DARK)
                .at(PLAINS, dark ? "Echo Base Trooper Officer" : "Snowtrooper Officer")
                .at(PLAINS, dark ? "Stormtrooper" : "Rebel Trooper")
                .at(PERIMETER, dark ? "Rebel Trooper" : "Stormtrooper")
                .at(droidAt, droid)
                .beside(DARK, SILENCE)
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, LIN-V8M (Elleyein-Veeateemm), true, false",
        "LIGHT, 5D6-RA-7 (Fivedesix), true, false",
        "DARK, LIN-V8M (Elleyein-Veeateemm), true, false",
        "DARK, 5D6-RA-7 (Fivedesix), true, false",
        "DARK, LIN-V8M (Elleyein-Veeateemm), false, true",
        "LIGHT, Garindan, true, true"
    })
    void nobodyMovesAsAReactToWhereADroidIsPresent(
            Side reacting, String company, boolean there, boolean reacts) {
        Side attacker = reacting.opposite();
        var scene =
                battle(company, there ? PLAINS : PERIMETER, attacker).turn(attacker, Phase.BATTLE);
        scene.battleAt(PLAINS);
        String trooper = reacting == LIGHT ? "Rebel Trooper" : "Stormtrooper";
        assertThat(scene.isOffered("react with " + trooper)).isEqualTo(reacts);
    }

    private static final Card CALL =
            Kinds.effect("Plain Call", LIGHT, "0_1")
                    .destiny(3)
                    .says(
                            Abilities.deploysOnTable(),
                            Abilities.may(
                                    Deed.DEPLOY_AS_REACT,
                                    Filters.your(Filters.CHARACTER),
                                    Filters.ANYTHING));

    @ParameterizedTest
    @CsvSource({"LIN-V8M (Elleyein-Veeateemm), false", "Garindan, true"})
    void norDoesAnybodyDeployThereAsAReact(String company, boolean reacts) {
        var scene =
                tableWith(CALL)
                        .site(PLAINS, DARK)
                        .at(PLAINS, "Rebel Trooper", "Stormtrooper", company)
                        .beside(DARK, SILENCE)
                        .beside(LIGHT, "Plain Call")
                        .hand(LIGHT, "Rebel Scout")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PLAINS);
        assertThat(scene.isOffered("deploy Rebel Scout as a react")).isEqualTo(reacts);
    }

    @Test
    void aDroidInsideAVehicleIsNotPresent() {
        var scene =
                table().site(PLAINS, DARK)
                        .site(PERIMETER, DARK)
                        .at(PLAINS, "Snowtrooper Officer", "Rebel Trooper", "Sandcrawler (1_150)")
                        .aboard("Sandcrawler (1_150)", "LIN-V8K (Elleyein-Veeatekay)")
                        .at(PERIMETER, "Stormtrooper")
                        .beside(DARK, SILENCE)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).offers("react with Stormtrooper");
    }

    @Test
    void scompLinkAccessCancelsIt() {
        var scene =
                table().beside(DARK, SILENCE)
                        .hand(LIGHT, "Scomp Link Access")
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil(LIGHT).play("Scomp Link Access").passResponses();
        assertThat(scene.lost(DARK)).contains(SILENCE);
        assertThat(scene.used(LIGHT)).contains("Scomp Link Access");
        table().beside(DARK, "Death Star Sentry")
                .beside(LIGHT, "Yavin Sentry")
                .hand(LIGHT, "Scomp Link Access")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Scomp Link Access");
    }

    @Test
    void whileItsTextIsCanceledScompLinkAccessDoesNothingToIt() {
        var mute =
                Kinds.effect("Plain Mute", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(Filters.titled(SILENCE)));
        tableWith(mute)
                .beside(DARK, SILENCE, "Plain Mute")
                .hand(LIGHT, "Scomp Link Access")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Scomp Link Access");
    }
}
