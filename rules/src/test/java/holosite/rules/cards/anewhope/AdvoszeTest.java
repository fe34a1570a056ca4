package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Advosze. */
class AdvoszeTest {
    private static final String ADVOSZE = "Advosze";

    private static Position cantina() {
        return table().at(CANTINA, ADVOSZE, "Stormtrooper")
                .at(BAY, "Stormtrooper#2", "Garindan")
                .force(DARK, 6);
    }

    @Test
    void aWeaponDeployedFromHandWhereHeIsActivatesOneForce() {
        var scene = cantina().hand(DARK, "dark Blaster Rifle").turn(DARK, Phase.DEPLOY);
        scene.deploy("dark Blaster Rifle").to("Stormtrooper").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(6 - 2 + 1);
    }

    @Test
    void soDoesADevice() {
        var scene = cantina().hand(DARK, "Stormtrooper Utility Belt").turn(DARK, Phase.DEPLOY);
        scene.deploy("Stormtrooper Utility Belt").to("Stormtrooper").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(6 - 1 + 1);
    }

    @Test
    void elsewhereNothingIsActivated() {
        var scene = cantina().hand(DARK, "dark Blaster Rifle").turn(DARK, Phase.DEPLOY);
        scene.deploy("dark Blaster Rifle").to("Stormtrooper#2").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(6 - 2);
    }

    @Test
    void norForACharacterNorForTheOpponentsWeapon() {
        var scene = cantina().hand(DARK, "Captain Khurgee").turn(DARK, Phase.DEPLOY);
        scene.deploy("Captain Khurgee").to(CANTINA).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(6 - 3);
        var light =
                table().at(CANTINA, ADVOSZE, "Rebel Trooper")
                        .hand(LIGHT, "light Blaster Rifle")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);
        light.deploy("light Blaster Rifle").passResponses();
        assertThat(light.forcePile(LIGHT)).hasSize(4 - 2);
        assertThat(light.forcePile(DARK)).isEmpty();
    }

    @Test
    void fromTheReserveDeckItDoesNotCount() {
        var armory =
                Kinds.usedInterrupt("Plain Armory", DARK, "0_1")
                        .destiny(1)
                        .says(
                                Actions.used(
                                        Action.at(When.your(Phase.DEPLOY))
                                                .then(
                                                        Effects.deployFromReserveDeck(
                                                                Filters.WEAPON,
                                                                Filters.ANYTHING))));
        var scene =
                tableWith(armory)
                        .at(CANTINA, ADVOSZE, "Stormtrooper")
                        .hand(DARK, "Plain Armory")
                        .reserve(DARK, "dark Blaster Rifle")
                        .force(DARK, 6)
                        .turn(DARK, Phase.DEPLOY);
        scene.play("Plain Armory")
                .passUntil("Blaster Rifle")
                .choose("Blaster Rifle")
                .passResponses();
        assertThat(scene.hostOf("dark Blaster Rifle")).isEqualTo("Stormtrooper");
        assertThat(scene.forcePile(DARK)).hasSize(6 - 2);
    }

    @Test
    void heIsAPilot() {
        var scene = table().at("Tatooine", "TIE Scout").pilot("TIE Scout", ADVOSZE).turn(DARK);
        assertThat(scene.power("TIE Scout"))
                .isEqualTo(scene.printed(Figure.POWER, "TIE Scout") + 2);
    }

    @Test
    void thereIsOneAtALocation() {
        var deploying = cantina().hand(DARK, ADVOSZE + "#2").turn(DARK, Phase.DEPLOY);
        deploying.deploy(ADVOSZE + "#2").passResponses();
        assertThat(deploying.locationOf(ADVOSZE + "#2")).isEqualTo(BAY);
        var moving =
                table().at(CANTINA, ADVOSZE, "Stormtrooper")
                        .at(BAY, ADVOSZE + "#2", "Stormtrooper#2")
                        .force(DARK, 6)
                        .turn(DARK, Phase.MOVE);
        moving.offers("move Stormtrooper").mayNot("move " + ADVOSZE, "move " + ADVOSZE + "#2");
        cantina().turn(DARK, Phase.MOVE).offers("move " + ADVOSZE);
    }

    @Test
    void ofTwoTheirPlayerChoosesOneToBeLost() {
        var scene =
                table().at(CANTINA, ADVOSZE, ADVOSZE + "#2", "Stormtrooper")
                        .at(BAY, ADVOSZE + "#3")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.offered()).containsExactlyInAnyOrder(ADVOSZE, ADVOSZE + "#2");
        scene.choose(ADVOSZE + "#2").passResponses();
        assertThat(scene.isOnTable(ADVOSZE)).isTrue();
        assertThat(scene.lost(DARK)).containsExactly(ADVOSZE + "#2");
    }

    @Test
    void aboardAShipHeIsAtItsLocationToo() {
        String far = "Imperial-Class Star Destroyer";
        var scene =
                table().at("Tatooine", "TIE Scout", "Devastator")
                        .pilot("TIE Scout", ADVOSZE)
                        .at("Kessel", far)
                        .hand(DARK, ADVOSZE + "#2")
                        .force(DARK, 6)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(ADVOSZE + "#2")
                        .passResponses();
        assertThat(scene.hostOf(ADVOSZE + "#2")).isEqualTo(far);
    }
}
