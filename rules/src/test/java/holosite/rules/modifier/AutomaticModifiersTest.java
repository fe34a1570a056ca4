package holosite.rules.modifier;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Changes that happen by themselves, and changes a player may make. */
class AutomaticModifiersTest {
    @Test
    @Claim({"automatic-modifier#1", "automatic-modifier#2"})
    void whoeverControlsAlderaanDrainsOneMoreThereWithoutAnyChoice() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Alderaan", LIGHT)
                        .at("Alderaan", "Devastator")
                        .turn(DARK, Phase.CONTROL);
        double icons = scene.forceIcons("Alderaan", LIGHT);
        assertThat(icons).isEqualTo(1);

        scene.drainAt("Alderaan");

        // one for the icon, one by the system's text; Dark was asked nothing
        assertThat(scene.lost(LIGHT)).hasSize(2);
        scene.expectDecider(DARK);
    }

    @Test
    @Claim("automatic-modifier#2")
    void withoutControlThereIsNoBonus() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Alderaan", LIGHT)
                        .at("Alderaan", "Devastator", "X-wing")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.forceDrain("Alderaan", DARK)).isEqualTo(1);
    }

    @Test
    @Claim("automatic-modifier#4")
    void aBonusTheTextOffersWithMayIsThePlayersChoice() {
        for (boolean used : new boolean[] {true, false}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Darth Vader")
                            .on("Darth Vader", "Vader's Lightsaber")
                            .turn(DARK, Phase.CONTROL);

            scene.drainAt(CANTINA).expectDecider(DARK).offers("use Vader's Lightsaber");
            if (used) {
                scene.use("Vader's Lightsaber");
            } else {
                scene.pass();
            }
            while (scene.isOffered("lose from Reserve Deck") || scene.whoDecides() == LIGHT) {
                scene.loseForce();
            }

            assertThat(scene.lost(LIGHT)).hasSize(used ? 3 : 2);
        }
    }

    @Test
    @Claim("automatic-modifier#5")
    void whatAnInterruptChangesIsOptionalBecauseNobodyMustPlayIt() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .hand(DARK, "Dark Jedi Presence")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play Dark Jedi Presence").offers("pass");
        assertThat(scene.power("Stormtrooper")).isEqualTo(1);

        scene.play("Dark Jedi Presence");

        assertThat(scene.power("Stormtrooper")).isEqualTo(2);
    }

    @Test
    @Claim({"automatic-modifier#6", "automatic-modifiers#1"})
    void theSiteAddsToAWeaponDestinyBeforeItIsCompared() {
        for (String farm : new String[] {"Tatooine: Lars' Moisture Farm", CANTINA}) {
            var scene =
                    Scene.with(AllCards::all)
                            .site(farm, DARK)
                            .at(farm, "Dengar", "Luke Skywalker")
                            .on("Dengar", "Imperial Blaster")
                            .force(DARK, 3)
                            .nextDestiny(DARK, 4)
                            .turn(DARK, Phase.BATTLE);

            // 4 does not beat an ability of 4; the one the farm adds is there at once
            scene.battleAt(farm).fire("Imperial Blaster").at("Luke Skywalker");

            assertThat(scene.isHit("Luke Skywalker")).isEqualTo(!farm.equals(CANTINA));
        }
    }

    @Test
    @Claim("automatic-modifiers#1")
    void whoeverAnswersADrawFindsTheModifierCountedAlready() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Tatooine: Lars' Moisture Farm", DARK)
                        .at("Tatooine: Lars' Moisture Farm", "Dengar", "Luke Skywalker", "R2-D2")
                        .on("Dengar", "Imperial Blaster")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine: Lars' Moisture Farm");
        scene.fire("Imperial Blaster").at("Luke Skywalker");

        // a 3 would let R2-D2 activate, a 4 draws: the draw counts as 4 when he is asked
        scene.expectDecider(LIGHT).use("R2-D2");
        assertThat(scene.hand(LIGHT)).hasSize(1);
    }

    @Test
    @Claim({"automatic-modifier#3", "automatic-modifier#4"})
    void cloudsOfferTheirBonusAndThePlayerMayDecline() {
        for (boolean used : new boolean[] {true, false}) {
            var scene =
                    Scene.with(AllCards::all)
                            .system("Tatooine", LIGHT)
                            .locationOf("Tatooine", "Clouds", LIGHT)
                            .at("Clouds", "Snowspeeder")
                            .at(CANTINA, "Luke Skywalker")
                            .turn(LIGHT, Phase.CONTROL);
            assertThat(scene.controls(LIGHT, "Clouds")).isTrue();

            scene.drainAt(CANTINA).expectDecider(LIGHT).offers("use Clouds");
            scene.answer(used ? "use Clouds" : "pass");

            assertThat(scene.lost(DARK)).hasSize(used ? 3 : 2);
        }
    }
}
