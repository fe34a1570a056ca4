package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Prisons, and handing captives to and from them. */
class PrisonTest {
    private static final String DETENTION = "Death Star: Detention Block Corridor";
    private static final String TOWER = "Cloud City: Security Tower";
    private static final String DUNGEON = "Jabba's Palace: Dungeon";
    private static final String LEIA = "Leia Organa";

    private static Scene deliveredAt(String prison) {
        return table().at(prison, "Stormtrooper")
                .captive("Stormtrooper", LEIA)
                .turn(DARK, Phase.MOVE)
                .answer(DARK, "imprison Stormtrooper");
    }

    private static void imprisoned(Scene scene, String prison) {
        assertThat(scene.roleOf(LEIA)).isEqualTo(Role.IMPRISONED);
        assertThat(scene.hostOf(LEIA)).isEqualTo(prison);
    }

    @Test
    @Claim({"prisons#1", "prisoner-transfers#2"})
    void theDetentionBlockCorridorIsAPrison() {
        imprisoned(deliveredAt(DETENTION), DETENTION);
    }

    @Test
    @Claim("prisons#2")
    void theSecurityTowerIsAPrison() {
        imprisoned(deliveredAt(TOWER), TOWER);
    }

    @Test
    @Claim("prisons#3")
    void theDungeonIsAPrison() {
        imprisoned(deliveredAt(DUNGEON), DUNGEON);
    }

    @Test
    @Claim("prisons#4")
    void atAnyOtherSiteNobodyIsImprisoned() {
        for (var site : AllCards.all()) {
            if (!site.is(Subtype.SITE) || site.system().isEmpty()) {
                continue;
            }
            boolean prison =
                    site.title().equals(DETENTION)
                            || site.title().equals(TOWER)
                            || site.title().equals(DUNGEON);
            assertThat(site.is(Trait.PRISON)).as(site.title()).isEqualTo(prison);
        }
        var scene =
                table().at("Death Star: War Room", "Stormtrooper")
                        .captive("Stormtrooper", LEIA)
                        .turn(DARK, Phase.MOVE);
        scene.mayNot("imprison Stormtrooper");
    }

    @Test
    @Claim("prisoner-transfers#1")
    @Ruling("prisoner-transfers-offered")
    void transfersAreMadeInTheMovePhaseAsOftenAsOneLikesAndAreNoRegularMove() {
        for (Phase phase : new Phase[] {Phase.CONTROL, Phase.DEPLOY, Phase.BATTLE, Phase.DRAW}) {
            table().at(DETENTION, "Stormtrooper")
                    .captive("Stormtrooper", LEIA)
                    .turn(DARK, phase)
                    .mayNot("imprison Stormtrooper");
        }
        table().at(DETENTION, "Stormtrooper")
                .captive("Stormtrooper", LEIA)
                .turn(LIGHT, Phase.MOVE)
                .pass()
                .mayNot("imprison Stormtrooper");

        var scene =
                table().at(DETENTION, "Stormtrooper")
                        .captive("Stormtrooper", LEIA)
                        .at(DETENTION, "Stormtrooper")
                        .site("Death Star: War Room", DARK)
                        .force(DARK, 1)
                        .turn(DARK, Phase.MOVE);
        scene.answer(DARK, "imprison Stormtrooper");
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.has("Stormtrooper", Flag.MOVED)).isFalse();
        scene.answer(DARK, "take prisoner Stormtrooper#2");
        scene.answer(DARK, "imprison Stormtrooper#2");
        imprisoned(scene, DETENTION);
        scene.answer(DARK, "take prisoner Stormtrooper#2");
        scene.answer(DARK, "imprison Stormtrooper#2");
        imprisoned(scene, DETENTION);
        scene.move("Stormtrooper").to("Death Star: War Room");
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo("Death Star: War Room");
    }

    @Test
    void whoHasMovedStillDeliversHisCaptive() {
        var scene =
                table().at(DETENTION, "Stormtrooper")
                        .captive("Stormtrooper", LEIA)
                        .moved("Stormtrooper")
                        .turn(DARK, Phase.MOVE);

        scene.answer(DARK, "imprison Stormtrooper");

        imprisoned(scene, DETENTION);
    }

    @Test
    @Claim("prisoner-transfers#3")
    void aBountyHunterOrAWarriorTakesAPrisoner() {
        for (String escort : new String[] {"Stormtrooper", "Dengar", "Garindan"}) {
            var scene =
                    table().at(DETENTION, escort)
                            .imprisoned(DETENTION, LEIA)
                            .turn(DARK, Phase.MOVE);
            if (escort.equals("Garindan")) {
                // a spy, neither warrior nor bounty hunter
                scene.mayNot("take prisoner " + escort);
            } else {
                scene.answer(DARK, "take prisoner " + escort);
                assertThat(scene.hostOf(LEIA)).isEqualTo(escort);
                assertThat(scene.roleOf(LEIA)).isEqualTo(Role.ESCORTED);
            }
        }
    }

    @Test
    @Claim("prisoner-transfers#4")
    void nobodyElseTakesAPrisoner() {
        for (String other : new String[] {"EG-6", "Admiral Ozzel"}) {
            var scene =
                    table().at(DETENTION, other).imprisoned(DETENTION, LEIA).turn(DARK, Phase.MOVE);
            scene.mayNot("take prisoner " + other);
        }
    }

    private static Position towerTaken() {
        return table().at(TOWER, "Rebel Trooper").imprisoned(TOWER, LEIA).force(LIGHT, 3);
    }

    @Test
    void insteadOfDrainingThereTheTowersPrisonerIsReleased() {
        var scene = towerTaken().turn(LIGHT, Phase.CONTROL);

        scene.use(TOWER);

        assertThat(scene.isCaptive(LEIA)).isFalse();
        assertThat(scene.hostOf(LEIA)).isEqualTo(TOWER);
        scene.mayNot("drain at " + TOWER);
    }

    @Test
    void noneIsReleasedWhereForceWasDrainedAlready() {
        var scene = towerTaken().turn(LIGHT, Phase.CONTROL);
        scene.offers("use " + TOWER).drainAt(TOWER);
        scene.pass(DARK).expectDecider(LIGHT).mayNot("use " + TOWER);
    }

    @Test
    void noneIsReleasedWhereThereMayBeNoDrain() {
        // nobody controls it
        table().at(TOWER, "Rebel Trooper", "Stormtrooper")
                .imprisoned(TOWER, LEIA)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + TOWER);
        // an undercover spy keeps it from being drained
        table().at(TOWER, "Rebel Trooper", "Garindan")
                .undercover("Garindan")
                .imprisoned(TOWER, LEIA)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + TOWER);
    }

    @Test
    @Claim({"prisoner-transfers#3", "prisoner-transfers#4"})
    void aBountyHunterNeedsNoWarriorIconAndAPilotIsNeither() {
        for (String taker : new String[] {"Danz Borin", "Captain Piett"}) {
            var scene = table().at(DUNGEON, taker).imprisoned(DUNGEON, LEIA).turn(DARK, Phase.MOVE);

            assertThat(scene.isOffered("take prisoner " + taker))
                    .as(taker)
                    .isEqualTo(taker.equals("Danz Borin"));
        }
    }

    @Test
    @Claim("prisoner-transfers#3")
    void onlyWhoIsPresentAtThePrisonTakesAPrisoner() {
        var scene =
                table().site(DETENTION, DARK)
                        .at("Death Star: War Room", "Stormtrooper")
                        .imprisoned(DETENTION, LEIA)
                        .turn(DARK, Phase.MOVE);

        scene.mayNot("take prisoner Stormtrooper");
    }

    @Test
    @Claim({"prisoner-transfers#2", "prisoner-transfers#3"})
    void insideAVehicleNobodyIsPresentAtThePrison() {
        var escort =
                table().at(TOWER, "Blizzard 2")
                        .passenger("Blizzard 2", "Bossk")
                        .captive("Bossk", LEIA)
                        .turn(DARK, Phase.MOVE);
        escort.mayNot("imprison Bossk").disembark("Bossk").offers("imprison Bossk");

        var taker =
                table().at(TOWER, "Blizzard 2")
                        .passenger("Blizzard 2", "Bossk")
                        .imprisoned(TOWER, LEIA)
                        .turn(DARK, Phase.MOVE);
        taker.mayNot("take prisoner Bossk").disembark("Bossk").offers("take prisoner Bossk");
    }

    @Test
    @Claim("prisoner-transfers#2")
    void anEscortBesideThePrisonDoesNotDeliverThere() {
        var scene =
                table().site(TOWER, DARK)
                        .at("Cloud City: Upper Plaza Corridor", "Bossk")
                        .captive("Bossk", LEIA)
                        .force(DARK, 2)
                        .turn(DARK, Phase.MOVE);

        scene.mayNot("imprison Bossk");
        scene.use("Cloud City: Upper Plaza Corridor").answer(DARK, "imprison Bossk");
        imprisoned(scene, TOWER);
    }
}
