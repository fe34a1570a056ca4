package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.automatedWeapon;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import org.junit.jupiter.api.Test;

/** Sniper. */
class SniperTest {
    @Test
    void aCharacterWeaponFindsTheSeekerASniperLooksFor() {
        var seeker =
                automatedWeapon("Plain Seeker", LIGHT, "0_9")
                        .destiny(3)
                        .is(Trait.SEEKER)
                        .says(Abilities.deploysOn(Filters.SITE));
        var scene =
                tableWith(seeker)
                        .at(CANTINA, "Stormtrooper")
                        .on(CANTINA, "Plain Seeker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Sniper")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Sniper").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Plain Seeker");
    }

    @Test
    void itFiresAWeaponOfYourOwnInYourControlPhaseOnly() {
        var position =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Sniper")
                        .force(DARK, 4);
        position.turn(DARK, Phase.CONTROL).offers("play Sniper");
        position.turn(DARK, Phase.DEPLOY).mayNot("play Sniper");
        position.turn(LIGHT, Phase.CONTROL).pass().mayNot("play Sniper");
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(DARK, "Sniper")
                .force(DARK, 4)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Sniper");
    }
}
