package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Alternatives To Fighting. */
class AlternativesToFightingTest {
    private static final String ALTERNATIVES = "Alternatives To Fighting";

    @Test
    void forThreeForceABattleInSpaceIsCanceled() {
        var position =
                table().at("Tatooine", "Devastator", "X-wing")
                        .hand(LIGHT, ALTERNATIVES)
                        .force(DARK, 3)
                        .force(LIGHT, 3);
        var scene = position.turn(DARK, Phase.BATTLE).battleAt("Tatooine");
        scene.passUntil(LIGHT).play(ALTERNATIVES).passResponses();
        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.lost(LIGHT)).contains(ALTERNATIVES);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        var poor =
                table().at("Tatooine", "Devastator", "X-wing")
                        .hand(LIGHT, ALTERNATIVES)
                        .force(DARK, 3)
                        .force(LIGHT, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        mayNotInThisPhase(poor, "play " + ALTERNATIVES);
    }

    @Test
    void noBattleAtASite() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .hand(LIGHT, ALTERNATIVES)
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        mayNotInThisPhase(scene, "play " + ALTERNATIVES);
    }

    private static Position taken() {
        return table().at("Tatooine", "Devastator")
                .on("Devastator", "Tractor Beam")
                .captive("Devastator", "Corellian Corvette")
                .mark("Corellian Corvette", Flag.CAPTURED_SHIP)
                .passenger("Corellian Corvette", "Han Solo", "Leia Organa")
                .captive("Devastator", "Tantive IV")
                .mark("Tantive IV", Flag.CAPTURED_SHIP)
                .passenger("Tantive IV", "Luke Skywalker")
                .site(CANTINA, DARK)
                .hand(LIGHT, ALTERNATIVES);
    }

    @Test
    void everybodyAboardACapturedStarshipComesToADockingBay() {
        String car = "SoroSuub V-35 Landspeeder";
        var scene =
                taken().cargo("Corellian Corvette", car).site(BAY, DARK).turn(LIGHT, Phase.CONTROL);
        scene.play(ALTERNATIVES).choose("Corellian Corvette").passResponses();
        assertThat(scene.locationOf("Han Solo")).isEqualTo(BAY);
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(BAY);
        assertThat(scene.cardsOn(BAY)).doesNotContain(car);
        assertThat(scene.hostOf("Luke Skywalker")).isEqualTo("Tantive IV");
    }

    @Test
    void itNeedsADockingBayAndACapturedStarship() {
        taken().turn(LIGHT, Phase.CONTROL).mayNot("play " + ALTERNATIVES);
        table().at("Tatooine", "Corellian Corvette")
                .passenger("Corellian Corvette", "Han Solo")
                .site(BAY, DARK)
                .hand(LIGHT, ALTERNATIVES)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + ALTERNATIVES);
    }

    @Test
    void itCancelsBesieged() {
        var siege =
                Kinds.effect("Besieged", DARK, "0_1").destiny(1).says(Abilities.deploysOnTable());
        var scene =
                tableWith(siege)
                        .beside(DARK, "Besieged (0_1)")
                        .hand(LIGHT, ALTERNATIVES)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(ALTERNATIVES).passResponses();
        assertThat(scene.isOnTable("Besieged (0_1)")).isFalse();
    }
}
