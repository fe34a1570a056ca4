package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Explosive Charge. */
class ExplosiveChargeTest {
    private static final String CHARGE = "Explosive Charge";
    private static final String BUNKER = "Endor: Bunker";
    private static final String HUT = "Endor: Chief Chirpa's Hut";

    @Test
    void itDeploysOnAnInteriorSiteItsPlayerOccupies() {
        var scene =
                table().at(CANTINA, "Rebel Trooper")
                        .at(FARM, "Rebel Trooper")
                        .at(BUNKER, "Rebel Trooper")
                        .site(HUT, LIGHT)
                        .hand(LIGHT, CHARGE)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, CHARGE)).containsExactlyInAnyOrder(CANTINA, BUNKER);
    }

    @Test
    void overloadDoesNotAimAtIt() {
        table().at(CANTINA, "Rebel Trooper")
                .on(CANTINA, CHARGE)
                .hand(DARK, "Overload")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Overload");
        table().at(CANTINA, "Rebel Trooper", "Laser Projector")
                .hand(DARK, "Overload")
                .turn(DARK, Phase.CONTROL)
                .offers("play Overload");
    }

    @Test
    void itIsUsedWhereTheOpponentControlsTheSite() {
        var scene = table().at(BUNKER, "Stormtrooper").on(BUNKER, CHARGE).turn(DARK, Phase.CONTROL);
        assertThat(scene.used(LIGHT)).containsExactly(CHARGE);
        var both =
                table().at(BUNKER, "Stormtrooper", "Rebel Trooper")
                        .on(BUNKER, CHARGE)
                        .turn(DARK, Phase.CONTROL);
        assertThat(both.isOnTable(CHARGE)).isTrue();
    }

    @Test
    void aBattleLostElsewhereDoesNotSetItOff() {
        var scene =
                table().site(BUNKER, DARK)
                        .at(BUNKER, "Rebel Trooper")
                        .on(BUNKER, CHARGE)
                        .at(CANTINA, "Rebel Trooper", "Stormtrooper", "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        scene.passWeapons();
        scene.mayNot("use " + CHARGE);
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(1);
    }

    /** The Dark Side battles at the Bunker and wins. */
    private static Position battle() {
        return table().site(BUNKER, DARK)
                .at(BUNKER, "Rebel Trooper", "Stormtrooper", "Stormtrooper")
                .on(BUNKER, CHARGE, "Perimeter Patrol")
                .force(DARK, 3)
                .force(LIGHT, 3);
    }

    private static Scene lost(Position table) {
        var scene = table.turn(DARK, Phase.BATTLE);
        scene.battleAt(BUNKER);
        scene.passUntil("use " + CHARGE);
        return scene;
    }

    @Test
    @Claim({"explosive-charge#1", "explosive-charge#2"})
    void anExplosionEndsTheBattleBeforeAnyDamage() {
        var scene = lost(battle().nextDestiny(LIGHT, 5));
        int life = scene.lifeForce(LIGHT);
        scene.use(CHARGE).passResponses();

        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Rebel Trooper", CHARGE);
        assertThat(scene.lost(DARK)).containsExactlyInAnyOrder("Stormtrooper", "Stormtrooper#2");
        assertThat(scene.lifeForce(LIGHT)).isEqualTo(life);
        assertThat(scene.isOnTable("Perimeter Patrol")).isTrue();
    }

    @Test
    @Claim({"explosive-charge#1", "explosive-charge#2"})
    void withoutAnExplosionTheDamageSegmentFollows() {
        var scene = lost(battle().nextDestiny(LIGHT, 4));
        scene.use(CHARGE).passResponses();

        assertThat(scene.inBattle()).isTrue();
        assertThat(scene.lost(LIGHT)).containsExactly(CHARGE);
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(1);
    }

    @Test
    void itMayBeLeftAlone() {
        var scene = lost(battle());
        scene.pass();
        assertThat(scene.isOnTable(CHARGE)).isTrue();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(1);
    }

    @Test
    void itAnswersOnlyABattleLostThatTheOpponentBegan() {
        var own = battle().turn(LIGHT, Phase.BATTLE);
        own.battleAt(BUNKER);
        own.passWeapons();
        own.mayNot("use " + CHARGE);
        assertThat(own.damageLeft(LIGHT)).isEqualTo(1);
        var won =
                table().site(BUNKER, DARK)
                        .at(BUNKER, "Rebel Trooper", "Rebel Trooper", "Stormtrooper")
                        .on(BUNKER, CHARGE)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        won.battleAt(BUNKER);
        won.passWeapons();
        won.mayNot("use " + CHARGE);
        assertThat(won.damageLeft(DARK)).isEqualTo(1);
    }

    @Test
    @Claim("explosive-charge#1")
    void nothingElsewhereIsLost() {
        var scene = lost(battle().at(CANTINA, "Luke Skywalker", "Bossk").nextDestiny(LIGHT, 5));
        scene.use(CHARGE).passResponses();
        assertThat(scene.lost(DARK)).hasSize(2);
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        assertThat(scene.isOnTable("Bossk")).isTrue();
    }
}
