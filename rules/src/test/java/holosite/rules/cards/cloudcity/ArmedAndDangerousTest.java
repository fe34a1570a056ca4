package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Armed And Dangerous. */
class ArmedAndDangerousTest {
    private static final String CARD = "Armed And Dangerous";
    private static final int FROM_HAND = 1;

    private static Scene battle(String character, String... deck) {
        return Scene.with(AllCards::all)
                .at(CANTINA, character, "Darth Vader")
                .hand(LIGHT, CARD)
                .reserve(LIGHT, deck)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    @Claim("armed-and-dangerous#1")
    void itFetchesAWeaponWhoseTextNamesTheCharacter() {
        var scene = battle("Obi-Wan Kenobi", "Han's Heavy Blaster Pistol", "Obi-Wan's Lightsaber");

        scene.play(CARD);
        assertThat(scene.offered()).doesNotContain("Han's Heavy Blaster Pistol");
        scene.choose("Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");
        assertThat(scene.lost(LIGHT)).contains(CARD);
    }

    @Test
    @Claim("armed-and-dangerous#1")
    void aWeaponForAnyWarriorIsNotFetchedForOne() {
        // the pistol could be deployed on Luke, but it is made for Han
        var scene = battle("Luke Skywalker", "Han's Heavy Blaster Pistol", "Blaster Rifle");

        scene.play(CARD);

        assertThat(scene.isOnTable("Han's Heavy Blaster Pistol")).isFalse();
        assertThat(scene.lost(LIGHT)).contains(CARD);
    }

    @Test
    @Claim("armed-and-dangerous#2")
    void anakinsLightsaberMatchesASkywalker() {
        var scene = battle("Luke Skywalker", "Anakin's Lightsaber");

        scene.play(CARD).choose("Anakin's Lightsaber");

        assertThat(scene.hostOf("Anakin's Lightsaber")).isEqualTo("Luke Skywalker");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itAlsoComesFromHandButOnlyIfThereIsSuchAWeapon() {
        var position =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                        .hand(LIGHT, CARD, "Obi-Wan's Lightsaber")
                        .force(DARK, 3);
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(CANTINA);

        scene.play(CARD, FROM_HAND).choose("Obi-Wan's Lightsaber");
        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");

        var without = battle("Obi-Wan Kenobi", "Obi-Wan's Lightsaber");
        without.play(CARD).choose("Obi-Wan's Lightsaber");
        assertThat(without.hand(LIGHT)).isEmpty();
    }

    @Test
    void whoIsDrawnIntoADuelIsArmedToo() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                        .hand(DARK, "Stormtrooper")
                        .hand(LIGHT, CARD)
                        .reserve(LIGHT, "Obi-Wan's Lightsaber")
                        .turn(DARK, Phase.CONTROL);
        scene.use("Darth Maul").lose("Stormtrooper");

        scene.passUntil("play " + CARD);
        scene.play(CARD).choose("Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");
    }

    @Test
    void onlyWhoTakesPartIsArmed() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .at("Tatooine: Mos Eisley", "Obi-Wan Kenobi")
                        .hand(LIGHT, CARD)
                        .reserve(LIGHT, "Obi-Wan's Lightsaber")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);

        scene.play(CARD);

        assertThat(scene.isOnTable("Obi-Wan's Lightsaber")).isFalse();
    }
}
