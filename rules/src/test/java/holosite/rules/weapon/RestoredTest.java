package holosite.rules.weapon;

import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** A card restored to normal is as before: not hit, with all its figures. */
class RestoredTest {

    @Test
    void whatAWeaponDidToItIsUndone() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Han Solo", "Leia Organa")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "We Have A Prisoner")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);
        double whole = scene.figure(FORFEIT, "Han Solo");
        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Han Solo");
        assertThat(scene.figure(FORFEIT, "Han Solo")).isZero();

        scene.passUntil("forfeit Han Solo").forfeit("Han Solo").play("We Have A Prisoner");
        scene.answerDefaults(() -> scene.inBattle() && !scene.isCaptive("Han Solo"));

        assertThat(scene.isCaptive("Han Solo")).isTrue();
        assertThat(scene.isHit("Han Solo")).isFalse();
        assertThat(scene.figure(FORFEIT, "Han Solo")).isEqualTo(whole);
    }

    @Test
    void aVehicleThatCrashedFliesAgain() {
        var scene = table().at(CANTINA, "Rogue 1", "Rogue 4").turn(LIGHT, Phase.CONTROL);
        for (String speeder : new String[] {"Rogue 1", "Rogue 4"}) {
            scene.state().table().set(scene.card(speeder), Flag.CRASHED);
        }
        Hits.restore(scene.state(), new int[] {scene.card("Rogue 1")});
        assertThat(scene.has("Rogue 1", Flag.CRASHED)).isFalse();
        assertThat(scene.has("Rogue 4", Flag.CRASHED)).isTrue();
    }

    private static Position weakened() {
        return table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker", "Han Solo")
                .on("Stormtrooper", "Assault Rifle")
                .hand(DARK, "End This Destructive Conflict")
                .force(DARK, 9);
    }

    @Test
    @Ruling("restored-to-normal")
    void whatWasDoneToItForTheRestOfTheTurnIsUndone() {
        var scene = weakened().hand(DARK, "We Have A Prisoner").turn(DARK, Phase.BATTLE);
        double whole = scene.power("Luke Skywalker");
        scene.battleAt(CANTINA)
                .play("End This Destructive Conflict")
                .choose("Luke Skywalker")
                .passResponses();
        assertThat(scene.power("Luke Skywalker")).isLessThan(whole);

        scene.passUntil("forfeit Luke Skywalker").forfeit("Luke Skywalker");
        scene.play("We Have A Prisoner");
        scene.answerDefaults(() -> scene.inBattle() && !scene.isCaptive("Luke Skywalker"));

        assertThat(scene.isCaptive("Luke Skywalker")).isTrue();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(whole);
    }

    @Test
    @Ruling("restored-to-normal")
    void whatWasDoneToOthersGoesOn() {
        var scene = weakened().hand(DARK, "We Have A Prisoner").turn(DARK, Phase.BATTLE);
        double whole = scene.power("Luke Skywalker");
        scene.battleAt(CANTINA)
                .play("End This Destructive Conflict")
                .choose("Luke Skywalker")
                .passResponses();

        scene.passUntil("forfeit Han Solo").forfeit("Han Solo").play("We Have A Prisoner");
        scene.answerDefaults(() -> scene.inBattle() && !scene.isCaptive("Han Solo"));

        assertThat(scene.isCaptive("Han Solo")).isTrue();
        assertThat(scene.power("Luke Skywalker")).isLessThan(whole);
    }

    @Test
    @Ruling("restored-to-normal")
    void whoLeavesTheTableAndReturnsIsAsBefore() {
        var scene = weakened().hand(LIGHT, "Old Ben").force(LIGHT, 2).turn(DARK, Phase.BATTLE);
        double whole = scene.power("Luke Skywalker");
        scene.battleAt(CANTINA)
                .play("End This Destructive Conflict")
                .choose("Luke Skywalker")
                .passResponses();

        scene.passUntil("forfeit Luke Skywalker").forfeit("Luke Skywalker");
        scene.passUntil("play Old Ben").play("Old Ben").passResponses();

        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(whole);
    }
}
