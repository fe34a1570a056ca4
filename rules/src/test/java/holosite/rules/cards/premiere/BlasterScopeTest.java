package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Blaster Scope. */
class BlasterScopeTest {
    private static final String SCOPE = "Blaster Scope";

    @Test
    void itGoesOnABlasterOfYoursThatIsACard() {
        var scene =
                table().at(PLAINS, "Stormtrooper", "Darth Vader", "Dengar With Blaster Carbine")
                        .at(PLAINS, "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Luke Skywalker", "Blaster")
                        .hand(DARK, SCOPE)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(SCOPE).passResponses();
        assertThat(scene.hostOf(SCOPE)).isEqualTo("Imperial Blaster");
    }

    @Test
    void forALomsRifleOnlyTheOneOfDagobah() {
        var rifle =
                Kinds.characterWeapon("4-LOM's Concussion Rifle", DARK, "0_1")
                        .destiny(1)
                        .icons(Icon.DAGOBAH)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        var other =
                Kinds.characterWeapon("4-LOM's Concussion Rifle", DARK, "0_2")
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        var another =
                Kinds.characterWeapon("Plain Slingshot", DARK, "0_3")
                        .destiny(1)
                        .icons(Icon.DAGOBAH)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        for (var weapon : List.of(rifle, other, another)) {
            var scene =
                    tableWith(weapon)
                            .at(PLAINS, "Stormtrooper")
                            .on("Stormtrooper", weapon.title() + " (" + weapon.id() + ")")
                            .hand(DARK, SCOPE)
                            .turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy " + SCOPE)).isEqualTo(weapon.equals(rifle));
        }
    }

    /** A battle in the Cantina, and somebody with a blaster at this site. */
    private static Scene battle(boolean scoped, String site) {
        var position =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .at(site, "Stormtrooper", "DS-61-2")
                        .on("Stormtrooper", "Imperial Blaster")
                        .on("DS-61-2", "Imperial Blaster")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6);
        if (scoped) {
            position.on("Imperial Blaster", SCOPE);
        }
        return position.turn(DARK, Phase.BATTLE).battleAt(CANTINA);
    }

    @Test
    void itsWeaponAlsoFiresAtAnAdjacentSite() {
        var scene = battle(true, BAY);
        scene.offers("fire Imperial Blaster").mayNot("fire Imperial Blaster#2");
        scene.fire("Imperial Blaster").at("Luke Skywalker");
        assertThat(scene.passResponses().isHit("Luke Skywalker")).isTrue();
        battle(false, BAY).mayNot("fire Imperial Blaster");
        battle(true, MOS_EISLEY).mayNot("fire Imperial Blaster");
        battle(true, CANTINA).offers("fire Imperial Blaster", "fire Imperial Blaster#2");
    }
}
