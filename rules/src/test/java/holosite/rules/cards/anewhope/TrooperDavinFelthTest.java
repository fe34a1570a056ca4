package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Trooper Davin Felth. */
class TrooperDavinFelthTest {
    private static final String FELTH = "Trooper Davin Felth";
    private static final String LOOK = "Look Sir, Droids";
    private static final String FIRE = "Friendly Fire";

    @Test
    void onTatooineLocalTroubleIsAUsedInterrupt() {
        assertThat(afterTrouble(BAY)).isEqualTo(Zone.USED_PILE);
        assertThat(afterTrouble(WAR_ROOM)).isEqualTo(Zone.LOST_PILE);
    }

    private static Zone afterTrouble(String place) {
        var scene =
                table().at(place, FELTH)
                        .at(CANTINA, "Stormtrooper#1", "Stormtrooper#2", "Rebel Trooper")
                        .hand(DARK, "Local Trouble")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.passUntil("play Local Trouble").play("Local Trouble");
        scene.answerDefaults(() -> scene.zoneOf("Local Trouble") == Zone.BEING_PLAYED);
        return scene.zoneOf("Local Trouble");
    }

    @Test
    void aboardAShipAtTheSystemHeIsNotOnTatooine() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", FELTH)
                        .used(LIGHT, 1)
                        .hand(DARK, LOOK)
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        scene.play(LOOK, 1).passResponses();
        assertThat(scene.zoneOf(LOOK)).isEqualTo(Zone.LOST_PILE);
    }

    private static Zone pileOf(String interrupt, String place) {
        var scene =
                table().at(place, FELTH)
                        .at(FARM, "C-3PO")
                        .used(LIGHT, 1)
                        .hand(DARK, interrupt)
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        scene.play(interrupt, 1).passResponses();
        return scene.zoneOf(interrupt);
    }

    @Test
    void onTatooineLookSirDroidsIsAUsedInterrupt() {
        assertThat(pileOf(LOOK, BAY)).isEqualTo(Zone.USED_PILE);
        assertThat(pileOf(LOOK, WAR_ROOM)).isEqualTo(Zone.LOST_PILE);
    }

    private static Scene fire(Side side, String interrupt, String place) {
        Side other = side.opposite();
        String trooper = side == LIGHT ? "Stormtrooper" : "Rebel Trooper";
        var scene =
                table().at(FARM, trooper + "#1", trooper + "#2")
                        .on(trooper + "#1", side == LIGHT ? "Imperial Blaster" : "Blaster")
                        .at(FARM, side == LIGHT ? "Rebel Trooper" : "Stormtrooper")
                        .at(place, FELTH)
                        .hand(side, interrupt)
                        .force(side, 3)
                        .nextDestiny(side, 1)
                        .turn(side, Phase.BATTLE)
                        .battleAt(FARM)
                        .passUntil(side);
        scene.play(interrupt);
        while (scene.prompt() != Prompt.Key.PICK && scene.prompt() != Prompt.Key.MAY) {
            scene.answerDefault();
        }
        assertThat(other).isNotEqualTo(side);
        return scene;
    }

    @Test
    void atHisSiteTheOpponentMayChooseWhoIsLostToFriendlyFire() {
        var scene = fire(LIGHT, FIRE, FARM);
        scene.expectDecider(LIGHT).yes();
        scene.expectDecider(LIGHT).choose(FELTH).passResponses();
        assertThat(scene.lost(DARK)).containsExactly(FELTH);
    }

    @Test
    void orLeavesItToYou() {
        var scene = fire(LIGHT, FIRE, FARM).no();
        scene.expectPrompt(Prompt.Key.PICK).expectDecider(DARK);
        scene.choose("Stormtrooper#2").passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper#2");
    }

    @Test
    void elsewhereAndForCollateralDamageItIsYourChoice() {
        fire(LIGHT, FIRE, BAY).expectPrompt(Prompt.Key.PICK).expectDecider(DARK);
        fire(DARK, "Collateral Damage", FARM).expectPrompt(Prompt.Key.PICK).expectDecider(LIGHT);
    }
}
