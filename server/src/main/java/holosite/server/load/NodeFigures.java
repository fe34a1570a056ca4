package holosite.server.load;

import java.util.Map;

/**
 * What one node has counted since it was told to begin.
 *
 * @param counts how often answers took how many tenths of a millisecond
 * @param collecting how long the garbage collector worked, in milliseconds
 * @param writes how often a connection of the journal was used
 * @param writing for how many milliseconds these connections were in use, all together
 * @param waiting for how many milliseconds the journal waited for a free one, all together
 * @param megabytes the memory in use after a collection
 */
record NodeFigures(
        Map<Integer, Long> counts,
        long collecting,
        long writes,
        double writing,
        double waiting,
        long megabytes) {}
