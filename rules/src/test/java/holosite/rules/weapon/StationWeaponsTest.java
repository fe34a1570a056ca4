package holosite.rules.weapon;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import org.junit.jupiter.api.Test;

/** The Superlaser, the tractor beam of the Death Star and the cannon that defends a planet. */
class StationWeaponsTest {
    private static final String DEATH_STAR = "Death Star";
    private static final String BAY_327 = "Death Star: Docking Bay 327";
    private static final String LASER = "Superlaser";
    private static final String BEAM = "Death Star Tractor Beam";
    private static final String CANNON = "Planet Defender Ion Cannon";
    private static final String GENERATORS = "Hoth: Main Power Generators";
    private static final String DESTROYER = "Imperial-Class Star Destroyer";
    private static final String CORVETTE = "Corellian Corvette";

    /** Armor 8; no tractor beam catches it. */
    private static final String CRUISER = "Home One";

    /** Armor 5. */
    private static final String FRIGATE = "Nebulon-B Frigate";

    // ---- Superlaser

    @Test
    @Claim("superlaser#1")
    void itIsDeployedOnTheDeathStarAtParsecZeroOnly() {
        table().system(DEATH_STAR, DARK)
                .system("Tatooine", DARK)
                .hand(DARK, LASER)
                .force(DARK, 5)
                .turn(DARK, Phase.DEPLOY)
                .deploy(LASER)
                .to(DEATH_STAR);
        table().system(DEATH_STAR, DARK)
                .counter(DEATH_STAR, 1)
                .system("Tatooine", DARK)
                .hand(DARK, LASER)
                .force(DARK, 5)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + LASER);
    }

    private static Position laser() {
        return table().system(DEATH_STAR, DARK).on(DEATH_STAR, LASER);
    }

    @Test
    @Claim({"superlaser#2", "superlaser#4"})
    void itHitsACapitalShipAtTheDeathStarWithMoreThanItsArmor() {
        var hit =
                laser().at(DEATH_STAR, DESTROYER, CRUISER, "X-wing")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 4, 5)
                        .turn(DARK, Phase.BATTLE);
        hit.battleAt(DEATH_STAR).fire(LASER).at(CRUISER);
        assertThat(hit.isHit(CRUISER)).isTrue();
        assertThat(hit.forcePile(DARK)).isEmpty();

        var miss =
                laser().at(DEATH_STAR, DESTROYER, CRUISER)
                        .force(DARK, 5)
                        .nextDestiny(DARK, 4, 4)
                        .turn(DARK, Phase.BATTLE);
        miss.battleAt(DEATH_STAR).fire(LASER).at(CRUISER);
        assertThat(miss.isHit(CRUISER)).isFalse();
    }

    @Test
    @Claim("superlaser#2")
    void notForLessForceAndNotAtAFighter() {
        laser().at(DEATH_STAR, DESTROYER, CRUISER)
                .force(DARK, 4)
                .turn(DARK, Phase.BATTLE)
                .battleAt(DEATH_STAR)
                .mayNot("fire " + LASER);
        laser().at(DEATH_STAR, DESTROYER, "X-wing")
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(DEATH_STAR)
                .mayNot("fire " + LASER);
    }

    @Test
    @Claim("superlaser#3")
    void itReachesTheSystemTheDeathStarOrbits() {
        var orbiting =
                laser().at("Tatooine", DESTROYER, CRUISER)
                        .aimed(DEATH_STAR, "Tatooine")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);
        orbiting.battleAt("Tatooine").fire(LASER).at(CRUISER);
        assertThat(orbiting.isHit(CRUISER)).isTrue();

        laser().at("Tatooine", DESTROYER, CRUISER)
                .force(DARK, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("fire " + LASER);
    }

    // ---- Death Star Tractor Beam

    @Test
    @Claim("death-star-tractor-beam#1")
    void theBeamIsDeployedOnDockingBay327ForTwoForce() {
        var scene =
                table().site(BAY_327, DARK)
                        .at("Death Star: War Room", "Stormtrooper")
                        .hand(DARK, BEAM)
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(BEAM).to(BAY_327);
        assertThat(scene.hostOf(BEAM)).isEqualTo(BAY_327);
        assertThat(scene.forcePile(DARK)).isEmpty();

        table().site(BAY_327, DARK)
                .hand(DARK, BEAM)
                .force(DARK, 1)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + BEAM);
    }

    private static Position beam() {
        return table().site(BAY_327, DARK).on(BAY_327, BEAM).system(DEATH_STAR, DARK);
    }

    @Test
    @Claim({"death-star-tractor-beam#2", "death-star-tractor-beam#4"})
    void itCapturesAShipAtTheEndOfABattleThere() {
        assertThat(caught(2, 4)).isTrue();
        assertThat(caught(2, 3)).isFalse();
    }

    private static boolean caught(int first, int second) {
        var scene =
                beam().at(DEATH_STAR, DESTROYER, FRIGATE)
                        .aboard(FRIGATE)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(DEATH_STAR).passUntil("use " + BEAM).nextDestiny(DARK, first, second);
        scene.use(BEAM).at(FRIGATE);
        assertThat(scene.forcePile(DARK)).isEmpty();
        // without a character aboard the captured ship is stolen at once
        return scene.ownerOf(FRIGATE) == DARK;
    }

    @Test
    @Claim("death-star-tractor-beam#2")
    void notElsewhereAndNotWithoutForce() {
        var elsewhere =
                beam().at("Tatooine", DESTROYER, FRIGATE).force(DARK, 9).turn(DARK, Phase.BATTLE);
        elsewhere.battleAt("Tatooine");
        while (elsewhere.inBattle()) {
            elsewhere.mayNot("use " + BEAM);
            elsewhere.answerDefault();
        }
        var poor =
                beam().at(DEATH_STAR, DESTROYER, FRIGATE).force(DARK, 2).turn(DARK, Phase.BATTLE);
        poor.battleAt(DEATH_STAR);
        while (poor.inBattle()) {
            poor.mayNot("use " + BEAM);
            poor.answerDefault();
        }
    }

    @Test
    @Claim("death-star-tractor-beam#3")
    void aMonCalamariStarCruiserIsNotCaught() {
        var beside =
                beam().at(DEATH_STAR, DESTROYER, "Executor", "Independence", CORVETTE, "X-wing")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        beside.battleAt(DEATH_STAR).passUntil("use " + BEAM).use(BEAM);
        assertThat(beside.offered()).containsExactlyInAnyOrder(CORVETTE, "X-wing");

        var scene =
                beam().at(DEATH_STAR, DESTROYER, "Independence")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(DEATH_STAR);
        while (scene.inBattle()) {
            scene.mayNot("use " + BEAM);
            scene.answerDefault();
        }
    }

    // ---- Planet Defender Ion Cannon

    @Test
    @Claim("planet-defender-ion-cannon#1")
    void theCannonStandsOnAnExteriorRebelBaseSite() {
        table().site(GENERATORS, LIGHT)
                .site("Hoth: Echo Command Center", LIGHT)
                .site("Tatooine: Mos Eisley", LIGHT)
                .hand(LIGHT, CANNON)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .deploy(CANNON)
                .to(GENERATORS);
        table().site("Hoth: Echo Command Center", LIGHT)
                .site("Tatooine: Mos Eisley", LIGHT)
                .at("Tatooine: Mos Eisley", "Rebel Trooper")
                .hand(LIGHT, CANNON)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + CANNON);
    }

    private static Position cannon() {
        return table().site(GENERATORS, LIGHT).at(GENERATORS, CANNON);
    }

    /** A battle above Hoth up to the shot; the destroyer has armor 6. */
    private static Scene fired(int destiny) {
        var scene =
                cannon().at("Hoth", DESTROYER, CORVETTE, "TIE Fighter")
                        .on(DESTROYER, "Turbolaser Battery")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        // the fighter is no target, so nothing is asked
        return scene.battleAt("Hoth").fire(CANNON).at(DESTROYER);
    }

    @Test
    @Claim({
        "planet-defender-ion-cannon#2",
        "planet-defender-ion-cannon#3",
        "planet-defender-ion-cannon#4",
        "planet-defender-ion-cannon#5"
    })
    void itDisablesACapitalShipAboveThePlanet() {
        var printed = fired(1).armor(DESTROYER);
        int enough = (int) printed - 3 + 1;

        var scene = fired(enough);

        assertThat(scene.lost(DARK)).containsExactly("Turbolaser Battery");
        assertThat(scene.power(DESTROYER)).isZero();
        assertThat(scene.hyperspeed(DESTROYER)).isZero();
        assertThat(scene.isHit(DESTROYER)).isFalse();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        // one destiny, no more
        assertThat(scene.used(LIGHT)).hasSize(3 + 1);
    }

    @Test
    @Claim("planet-defender-ion-cannon#6")
    void anEqualTotalDoesNothing() {
        int equal = (int) fired(1).armor(DESTROYER) - 3;

        var scene = fired(equal);

        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.power(DESTROYER)).isPositive();
        assertThat(scene.hyperspeed(DESTROYER)).isPositive();
    }

    @Test
    @Claim("planet-defender-ion-cannon#2")
    void itFiresOnlyIntoABattleAtItsOwnSystem() {
        cannon().at("Tatooine", DESTROYER, CORVETTE)
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("fire " + CANNON);
        cannon().at("Hoth", DESTROYER, CORVETTE)
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("fire " + CANNON);
        cannon().at("Hoth", "TIE Fighter", CORVETTE)
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Hoth")
                .mayNot("fire " + CANNON);
    }

    @Test
    @Claim("planet-defender-ion-cannon#7")
    void itIsNoPartOfTheBattleItFiresInto() {
        var scene = fired(6);

        assertThat(scene.printed(CANNON).is(Trait.ION_CANNON)).isTrue();
        assertThat(Participation.takesPart(scene.state(), scene.card(CANNON))).isFalse();
        assertThat(scene.locationOf(CANNON)).contains(GENERATORS);
    }
}
