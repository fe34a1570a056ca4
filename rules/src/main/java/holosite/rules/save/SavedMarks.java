package holosite.rules.save;

import holosite.rules.table.Flag;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The names a saved game uses for the marks on cards. */
final class SavedMarks {
    private SavedMarks() {}

    static final Map<String, Long> MARKS = marks();

    private static Map<String, Long> marks() {
        var marks = new LinkedHashMap<String, Long>();
        marks.put("hit", Flag.HIT);
        marks.put("hit-by-weapon", Flag.HIT_BY_WEAPON);
        marks.put("moved", Flag.MOVED);
        marks.put("battled", Flag.BATTLED);
        marks.put("drained", Flag.DRAINED);
        marks.put("undercover", Flag.UNDERCOVER);
        marks.put("captive", Flag.CAPTIVE);
        marks.put("frozen", Flag.FROZEN);
        marks.put("missing", Flag.MISSING);
        marks.put("crashed", Flag.CRASHED);
        marks.put("face-down", Flag.FACE_DOWN);
        marks.put("flipped", Flag.FLIPPED);
        marks.put("in-battle", Flag.IN_BATTLE);
        marks.put("excluded", Flag.EXCLUDED);
        marks.put("used-weapon", Flag.USED_WEAPON);
        marks.put("used-device", Flag.USED_DEVICE);
        marks.put("fired-in-battle", Flag.FIRED_IN_BATTLE);
        marks.put("deployed-this-turn", Flag.DEPLOYED_THIS_TURN);
        marks.put("from-hand", Flag.FROM_HAND);
        marks.put("blown-away", Flag.BLOWN_AWAY);
        marks.put("collapsed", Flag.COLLAPSED);
        marks.put("starting-location", Flag.STARTING_LOCATION);
        marks.put("suspended", Flag.SUSPENDED);
        marks.put("safe-from-attrition", Flag.SAFE_FROM_ATTRITION);
        marks.put("concealed", Flag.CONCEALED);
        marks.put("captured-ship", Flag.CAPTURED_SHIP);
        marks.put("disarmed", Flag.DISARMED);
        marks.put("idle", Flag.IDLE);
        marks.put("battle-begun-here", Flag.BATTLE_BEGUN_HERE);
        marks.put("drain-begun-here", Flag.DRAIN_BEGUN_HERE);
        marks.put("stolen", Flag.STOLEN);
        marks.put("unseen", Flag.UNSEEN);
        marks.put("crewless", Flag.CREWLESS);
        marks.put("pilots-removed", Flag.PILOTS_REMOVED);
        marks.put("rotated", Flag.ROTATED);
        marks.put("face-down-in-pile", Flag.FACE_DOWN_IN_PILE);
        marks.put("started-as-battleground", Flag.STARTED_AS_BATTLEGROUND);
        marks.put("deployed-as-battleground", Flag.DEPLOYED_AS_BATTLEGROUND);
        marks.put("completed", Flag.COMPLETED);
        marks.put("damaged", Flag.DAMAGED);
        marks.put("unusable", Flag.UNUSABLE);
        marks.put("searched", Flag.SEARCHED);
        marks.put("shown-on-top", Flag.SHOWN_ON_TOP);
        marks.put("forfeited-weapon", Flag.FORFEITED_WEAPON);
        marks.put("at-holosite", Flag.AT_HOLOSITE);
        marks.put("crossed-over", Flag.CROSSED_OVER);
        marks.put("bombing-run", Flag.BOMBING_RUN);
        return Collections.unmodifiableMap(marks);
    }
}
