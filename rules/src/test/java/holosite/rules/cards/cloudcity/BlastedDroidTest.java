package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.fires;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Kinds.imperial;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Blasted Droid. */
class BlastedDroidTest {
    /** A trooper with a weapon of this kind built in, which is not free to fire by itself. */
    private static Card trooper(String title, String id, Trait kind) {
        return imperial(title, id)
                .destiny(2)
                .deploy(2)
                .power(2)
                .ability(1)
                .forfeit(2)
                .is(Trait.TROOPER)
                .permanentWeapon("Plain Weapon", kind)
                .says(fires(CHARACTER).costing(3));
    }

    private static Scene scene(String... cards) {
        return tableWith(
                        trooper("Plain Gunner", "0_91", Trait.BLASTER),
                        trooper("Plain Fencer", "0_92", Trait.LIGHTSABER))
                .at(CANTINA, cards)
                .at(CANTINA, "Rebel Trooper")
                .hand(DARK, "Blasted Droid")
                .nextDestiny(DARK, 6)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void aBlasterBuiltIntoATrooperFiresForFree() {
        var scene = scene("Plain Gunner");
        scene.play("Blasted Droid").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
    }

    @Test
    void noOtherWeaponBuiltIntoATrooperFires() {
        scene("Plain Fencer").mayNot("play Blasted Droid");
    }

    @Test
    void aBlasterOnATrooperFiresForFreeAndOnAnybodyElseItDoesNot() {
        for (String bearer : new String[] {"Stormtrooper", "Dengar"}) {
            var scene =
                    tableWith()
                            .at(CANTINA, bearer, "Rebel Trooper")
                            .on(bearer, "Imperial Blaster")
                            .hand(DARK, "Blasted Droid")
                            .force(DARK, 5)
                            .nextDestiny(DARK, 6)
                            .turn(DARK, Phase.CONTROL);
            if (bearer.equals("Dengar")) {
                scene.mayNot("play Blasted Droid");
                continue;
            }
            scene.play("Blasted Droid").passResponses();
            assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
            assertThat(scene.forcePile(DARK)).hasSize(5);
        }
    }

    @Test
    void aBlasterRifleIsABlaster() {
        var scene =
                tableWith()
                        .at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .on("Stormtrooper", "Assault Rifle")
                        .hand(DARK, "Blasted Droid")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Blasted Droid").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
    }

    @Test
    void oneBlasterFiresAndNoLightsaberOrBlasterOfSomebodyElse() {
        tableWith()
                .at(CANTINA, "Stormtrooper", "Sandtrooper", "Rebel Trooper")
                .on("Stormtrooper", "Imperial Blaster")
                .on("Sandtrooper", "Imperial Blaster")
                .hand(DARK, "Blasted Droid")
                .turn(DARK, Phase.CONTROL)
                .play("Blasted Droid")
                .chooseOnly("Imperial Blaster");
        tableWith()
                .at(CANTINA, "Stormtrooper", "Rebel Trooper")
                .on("Stormtrooper", "Dark Jedi Lightsaber")
                .hand(DARK, "Blasted Droid")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Blasted Droid");
        tableWith()
                .at(CANTINA, "Dengar With Blaster Carbine", "Rebel Trooper")
                .hand(DARK, "Blasted Droid")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Blasted Droid");
        tableWith()
                .at(CANTINA, "Boba Fett With Blaster Rifle", "Rebel Trooper")
                .hand(DARK, "Blasted Droid")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Blasted Droid");
    }

    @Test
    void itIsPlayedInTheControlPhaseOfItsPlayerOnly() {
        for (boolean own : new boolean[] {true, false}) {
            var position =
                    tableWith()
                            .at(CANTINA, "Stormtrooper", "Rebel Trooper")
                            .on("Stormtrooper", "Imperial Blaster")
                            .hand(DARK, "Blasted Droid");
            var scene =
                    own
                            ? position.turn(DARK, Phase.DEPLOY)
                            : position.turn(LIGHT, Phase.CONTROL).pass();
            scene.mayNot("play Blasted Droid");
        }
    }
}
